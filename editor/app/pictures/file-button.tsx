import type { ReactNode } from "react";

/** HEIC is offered as well: refused with a word on what to do, it is better than a file that cannot be chosen. */
export const PHOTO_ENDINGS = ".png,.jpg,.jpeg,.webp,.avif,.heic,.heif";
export const DRAWING_ENDINGS = ".svg";

type FileButtonProps = {
  className: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** The platform's own control for files, looking like a button. */
export function FileButton({ className, accept, multiple = false, onFiles, children }: FileButtonProps) {
  return (
    <label className={`${className} upload relative overflow-clip`}>
      {children}
      <input
        className="absolute inset-0 opacity-0 cursor-pointer"
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that a file that was refused can be chosen again once it is mended.
          target.value = "";
        }}
      />
    </label>
  );
}
