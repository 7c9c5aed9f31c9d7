import { createListenerSet } from '@franca/ui/core';
import type { Attachment } from '../model/Attachment.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';
import { shownName } from '../text/shownName.ts';

/** A file that is not taken, and why. */
export interface RefusedAttachment {
  /** Name of the file. */
  readonly name: string;
  /** `unreadable` was moved, renamed or locked since it was chosen. */
  readonly reason: 'empty' | 'folder' | 'large' | 'unreadable';
}

/** Why files were not taken: there were too many of them, or something is wrong with each that is named. */
export type AttachmentProblem =
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused'; readonly files: readonly RefusedAttachment[] };

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

/** What a chosen file is sent as: a picture or a video by its MIME type, and everything else as a file. */
export function typeOfFile({ type }: Pick<File, 'type'>): Attachment['type'] {
  if (type.includes('image')) return 'image';
  return type.includes('video') ? 'video' : 'file';
}

/** What is read from a file: its size in pixels and its length, where it has them. */
export type MeasuredFile = Pick<OutgoingFile, 'width' | 'height' | 'duration'>;

/** Options of {@link createAttachmentDraft}. */
export interface AttachmentDraftOptions {
  /** Files that one message may hold. Default: any number. */
  readonly maxFiles?: number;
  /** Bytes that one file may have. Default: any number. */
  readonly maxBytes?: number;
  /** Looks at a picture or video, so that its frame is shown before it is loaded; never rejects. */
  readonly measure: (file: File) => Promise<MeasuredFile>;
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * The files of a message that is being written. They stand in it at once and are looked at meanwhile; more than a message
 * may hold are not taken at all, and what was chosen before stays.
 */
export function createAttachmentDraft({
  maxFiles = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
  measure,
}: AttachmentDraftOptions): AttachmentDraft {
  const listeners = createListenerSet();
  const looking = new Map<string, Promise<void>>();
  let snapshot: AttachmentSnapshot = { files: [], problem: null };
  let made = 0;

  const set = (part: Partial<AttachmentSnapshot>): void => {
    snapshot = { ...snapshot, ...part };
    listeners.notify();
  };
  const without = (id: string) => snapshot.files.filter((file) => file.id !== id);

  const refuse = (refused: readonly RefusedAttachment[]): void => {
    const before = snapshot.problem?.kind === 'refused' ? snapshot.problem.files : [];
    set({ problem: { kind: 'refused', files: [...before, ...refused] } });
  };

  const reasonAgainst = (file: File, folders: ReadonlySet<File>): RefusedAttachment['reason'] | undefined => {
    if (folders.has(file)) return 'folder';
    if (file.size === 0) return 'empty';
    return file.size > maxBytes ? 'large' : undefined;
  };

  const look = async (id: string, file: File): Promise<void> => {
    const measured = (await isReadable(file)) ? await measure(file) : null;
    looking.delete(id);
    // Taken out meanwhile.
    if (!snapshot.files.some((one) => one.id === id)) return;
    if (measured) {
      set({ files: snapshot.files.map((one) => (one.id === id ? { ...one, ...measured } : one)) });
    } else {
      set({ files: without(id) });
      refuse([{ name: shownName(file.name), reason: 'unreadable' }]);
    }
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    add: (files, folders = new Set()) => {
      const refused: RefusedAttachment[] = [];
      const taken: { readonly file: File; readonly entry: OutgoingFile }[] = [];
      for (const file of files) {
        const { size, type: mime } = file;
        const name = shownName(file.name);
        const reason = reasonAgainst(file, folders);
        if (reason) refused.push({ name, reason });
        else {
          made += 1;
          taken.push({
            file,
            entry: { id: `file-${made}`, type: typeOfFile(file), source: file, name, size, mime },
          });
        }
      }
      if (snapshot.files.length + taken.length > maxFiles) {
        set({ problem: { kind: 'too-many' } });
        return;
      }
      set({ files: [...snapshot.files, ...taken.map(({ entry }) => entry)], problem: null });
      for (const { file, entry } of taken) looking.set(entry.id, look(entry.id, file));
      if (refused.length > 0) refuse(refused);
    },
    remove: (id) => set({ files: without(id) }),
    move: (id, overId) => {
      const moved = snapshot.files.find((file) => file.id === id);
      const place = snapshot.files.findIndex((file) => file.id === overId);
      if (!moved || place < 0) return;
      set({ files: without(id).toSpliced(place, 0, moved) });
    },
    dismiss: () => set({ problem: null }),
    take: async () => {
      await Promise.all(looking.values());
      const { files } = snapshot;
      set({ files: [], problem: null });
      return files;
    },
    putBack: (files) => set({ files: [...files, ...snapshot.files] }),
  };
}
