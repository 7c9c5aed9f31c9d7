import type { OutgoingFile } from '../model/OutgoingContent.ts';
import type { AttachmentProblem } from './AttachmentProblem.ts';

/** What is chosen for the next message of a topic. */
export interface AttachmentSnapshot {
  /** The files, in the order in which they will be sent. */
  readonly files: readonly OutgoingFile[];
  /** Why the last files were not taken, or null. */
  readonly problem: AttachmentProblem | null;
}

/** The files of a message that is being written; see `createAttachmentDraft`. */
export interface AttachmentDraft {
  /** What is chosen; the same object until something changes. */
  readonly getSnapshot: () => AttachmentSnapshot;
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds files behind the others; `folders` are those among them that a browser took for files. */
  readonly add: (files: readonly File[], folders?: ReadonlySet<File>) => void;
  /** Takes a file out. */
  readonly remove: (id: string) => void;
  /** Puts a file into the place of another. */
  readonly move: (id: string, overId: string) => void;
  /** The person has read the problem. */
  readonly dismiss: () => void;
  /** Empties the draft and answers what was in it, once every file was looked at. */
  readonly take: () => Promise<readonly OutgoingFile[]>;
  /** Puts back what was taken and could not be sent, before everything else. */
  readonly putBack: (files: readonly OutgoingFile[]) => void;
}
