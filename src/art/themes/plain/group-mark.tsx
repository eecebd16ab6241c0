import { CLIENT_FLAGS } from "#domain/company/people.ts";
import { PersonPicture } from "./person-picture.tsx";

export type GroupMarkProps = { number: number; className?: string };

/** Pieces of the grid that no member of the team has. */
export const groupFlag = (number: number) => CLIENT_FLAGS[(number - 1) % CLIENT_FLAGS.length] ?? "checks";

/** Stands for a group by its number. */
export const GroupMark = ({ number, className = "" }: GroupMarkProps) => (
  <PersonPicture flag={groupFlag(number)} className={`group-mark ${className}`} />
);
