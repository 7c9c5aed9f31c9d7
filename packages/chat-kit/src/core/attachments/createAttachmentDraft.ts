import { createListenerSet, createQueue } from '@franca/ui/core';
import type { Attachment } from '../model/Attachment.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';
import type { PhotoEdit } from '../photos/PhotoEdit.ts';
import { shownName } from '../text/shownName.ts';

/** A file that is not taken, and why. */
export interface RefusedAttachment {
  /** Name of the file. */
  readonly name: string;
  /** `unreadable` was moved, renamed or locked since it was chosen. */
  readonly reason: 'empty' | 'folder' | 'large' | 'unreadable';
}

/** Why files were not taken: there were too many of them, or something is wrong with each that is named. The one comes after the other. */
export type AttachmentProblem =
  | { readonly kind: 'too-many' }
  | { readonly kind: 'refused'; readonly files: readonly RefusedAttachment[] };

/** What is chosen for the next message of a topic. */
export interface AttachmentSnapshot {
  /** The files, in the order in which they will be sent. */
  readonly files: readonly OutgoingFile[];
  /** Why the last files were not taken, or null. */
  readonly problem: AttachmentProblem | null;
  /** How photos are sent, or null where none is smaller otherwise. */
  readonly photos: PhotoChoice | null;
}

/** How the photos of a message are sent. */
export interface PhotoChoice {
  /** Whether they are sent as they were chosen. */
  readonly isOriginal: boolean;
  /** Photos that are being made smaller. */
  readonly waiting: number;
}

/** A photo that was made smaller. */
export type CompressedPhoto = Pick<OutgoingFile, 'source' | 'name' | 'mime' | 'width' | 'height'>;

/** A photo that was edited before it is sent. */
export interface EditedPhoto extends CompressedPhoto {
  /** What was changed about it. */
  readonly edit: PhotoEdit;
}

/** A photo as it was chosen, and what was changed about it since. */
export interface ChosenPhoto {
  /** The file as it was chosen. */
  readonly source: Blob;
  /** Its name. */
  readonly name: string;
  /** What was changed; undefined where nothing was. */
  readonly edit: PhotoEdit | undefined;
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
  /** A photo as it was chosen, whatever is sent in its place; undefined where the file is gone. */
  readonly chosenPhoto: (id: string) => ChosenPhoto | undefined;
  /** Sends an edited photo in the place of the chosen one; null sends that again. */
  readonly edit: (id: string, photo: EditedPhoto | null) => void;
  /** Sends photos as they were chosen, or smaller. */
  readonly setOriginal: (isOriginal: boolean) => void;
  /** The person has read the problem. */
  readonly dismiss: () => void;
  /** Resolves once every file was looked at, and made smaller where it is. */
  readonly whenReady: () => Promise<void>;
  /** Empties the draft and returns what was in it, once it is ready. */
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
  /** Files that one message may contain. Default: any number. */
  readonly maxFiles?: number;
  /** Bytes that one file may have. Default: any number. */
  readonly maxBytes?: number;
  /** Looks at a picture or video, so that its frame is shown before it is loaded; never rejects. */
  readonly measure: (file: File) => Promise<MeasuredFile>;
  /** Makes a photo smaller; null where it stays as it is. Never rejects. Default: photos are sent as they are. */
  readonly compress?: ((file: File) => Promise<CompressedPhoto | null>) | undefined;
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
 * The files of a message that is being written. They stand in it at once and are looked at meanwhile; of more than a message
 * may contain the first are taken. Photos are made smaller one after the other.
 */
export function createAttachmentDraft({
  maxFiles = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
  measure,
  compress,
}: AttachmentDraftOptions): AttachmentDraft {
  const listeners = createListenerSet();
  const looking = new Map<string, Promise<void>>();
  const compressing = new Map<string, Promise<void>>();
  const compressed = new Map<string, CompressedPhoto>();
  const edited = new Map<string, EditedPhoto>();
  // One at a time: an unpacked photo takes a hundred megabytes.
  const enqueue = createQueue();
  let chosen: readonly OutgoingFile[] = [];
  let isOver = false;
  let refused: readonly RefusedAttachment[] = [];
  let isOriginal = false;
  let snapshot: AttachmentSnapshot = { files: [], problem: null, photos: null };
  let made = 0;

  const isChosen = (id: string): boolean => chosen.some((file) => file.id === id);
  const without = (id: string) => chosen.filter((file) => file.id !== id);

  const shown = (file: OutgoingFile): OutgoingFile => {
    const changedPhoto = edited.get(file.id);
    if (changedPhoto) {
      const { edit: _, ...photo } = changedPhoto;
      return { ...file, ...photo, size: photo.source.size };
    }
    const small = isOriginal ? undefined : compressed.get(file.id);
    return small ? { ...file, ...small, size: small.source.size } : file;
  };

  const problemOf = (): AttachmentProblem | null => {
    if (isOver) return { kind: 'too-many' };
    return refused.length > 0 ? { kind: 'refused', files: refused } : null;
  };

  const changed = (): void => {
    // An edited photo is drawn once, with the pixels of its upload.
    const unedited = chosen.filter(({ id }) => !edited.has(id));
    const waiting = unedited.filter(({ id }) => compressing.has(id)).length;
    const hasChoice = waiting > 0 || unedited.some(({ id }) => compressed.has(id));
    snapshot = {
      files: chosen.map(shown),
      problem: problemOf(),
      photos: hasChoice ? { isOriginal, waiting } : null,
    };
    listeners.notify();
  };

  const setChosen = (files: readonly OutgoingFile[]): void => {
    chosen = files;
    changed();
  };

  const reasonAgainst = (file: File, folders: ReadonlySet<File>): RefusedAttachment['reason'] | undefined => {
    if (folders.has(file)) return 'folder';
    if (file.size === 0) return 'empty';
    return file.size > maxBytes ? 'large' : undefined;
  };

  const makeSmaller = async (id: string, file: File): Promise<void> => {
    const small = await enqueue(async () => (isChosen(id) ? compress?.(file) : undefined));
    compressing.delete(id);
    if (!isChosen(id)) return;
    if (small) compressed.set(id, small);
    changed();
  };

  const look = async (id: string, file: File): Promise<void> => {
    const measured = (await isReadable(file)) ? await measure(file) : null;
    looking.delete(id);
    // Taken out meanwhile.
    if (!isChosen(id)) return;
    if (measured) {
      if (compress && typeOfFile(file) === 'image') compressing.set(id, makeSmaller(id, file));
      setChosen(chosen.map((one) => (one.id === id ? { ...one, ...measured } : one)));
    } else {
      refused = [...refused, { name: shownName(file.name), reason: 'unreadable' }];
      setChosen(without(id));
    }
  };

  const whenReady = async (): Promise<void> => {
    const waiting = () => [...looking.values(), ...(isOriginal ? [] : compressing.values())];
    // Others may be added while the first are looked at.
    while (waiting().length > 0) await Promise.all(waiting());
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    add: (files, folders = new Set()) => {
      const wrong: RefusedAttachment[] = [];
      const taken: { readonly file: File; readonly entry: OutgoingFile }[] = [];
      for (const file of files) {
        const { size, type: mime } = file;
        const name = shownName(file.name);
        const reason = reasonAgainst(file, folders);
        if (reason) wrong.push({ name, reason });
        else {
          made += 1;
          taken.push({
            file,
            entry: { id: `file-${made}`, type: typeOfFile(file), source: file, name, size, mime },
          });
        }
      }
      // What was put back may be more than a message contains already.
      isOver = taken.splice(Math.max(0, maxFiles - chosen.length)).length > 0;
      refused = wrong;
      setChosen([...chosen, ...taken.map(({ entry }) => entry)]);
      for (const { file, entry } of taken) looking.set(entry.id, look(entry.id, file));
    },
    remove: (id) => {
      edited.delete(id);
      setChosen(without(id));
    },
    move: (id, overId) => {
      const moved = chosen.find((file) => file.id === id);
      const place = chosen.findIndex((file) => file.id === overId);
      if (!moved || place < 0) return;
      setChosen(without(id).toSpliced(place, 0, moved));
    },
    chosenPhoto: (id) => {
      const file = chosen.find((one) => one.id === id);
      return file && { source: file.source, name: file.name, edit: edited.get(id)?.edit };
    },
    edit: (id, photo) => {
      if (!isChosen(id)) return;
      if (photo) edited.set(id, photo);
      else edited.delete(id);
      changed();
    },
    setOriginal: (next) => {
      isOriginal = next;
      changed();
    },
    dismiss: () => {
      if (isOver) isOver = false;
      else refused = [];
      changed();
    },
    whenReady,
    take: async () => {
      await whenReady();
      const { files } = snapshot;
      isOver = false;
      refused = [];
      isOriginal = false;
      compressed.clear();
      edited.clear();
      setChosen([]);
      return files;
    },
    putBack: (files) => setChosen([...files, ...chosen]),
  };
}
