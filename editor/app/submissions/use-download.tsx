import { type ReactNode, useEffect, useRef, useState } from "react";

/** Saves a file that was made on request. `anchor` must be drawn: browsers save what a link leads to. */
export function useDownload(): { save: (file: Blob, name: string) => void; anchor: ReactNode } {
  const [file, setFile] = useState<{ address: string; name: string } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!file) return;
    link.current?.click();
    return () => URL.revokeObjectURL(file.address);
  }, [file]);
  return {
    save: (bytes, name) => setFile({ address: URL.createObjectURL(bytes), name }),
    anchor: file && (
      <a ref={link} href={file.address} download={file.name} hidden>
        {file.name}
      </a>
    ),
  };
}
