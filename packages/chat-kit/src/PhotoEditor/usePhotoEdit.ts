import type { Size } from '@franca/ui/core';
import { useState } from 'react';
import { record, redo, startHistory, undo } from '../core/photos/history.ts';
import {
  isUnchanged,
  mirrorPhoto,
  type PhotoEdit,
  type PhotoMark,
  turnPhoto,
  unchangedPhoto,
} from '../core/photos/PhotoEdit.ts';

/** A photo that is being edited, step by step. */
export interface PhotoEditModel {
  /** What is changed now. */
  readonly edit: PhotoEdit;
  /** Grows with every step that was not made on the crop itself: it has to be laid out anew. */
  readonly revision: number;
  /** Whether a step can be taken back. */
  readonly canUndo: boolean;
  /** Whether a step can be done again. */
  readonly canRedo: boolean;
  /** Whether anything is changed about the photo as it was chosen. */
  readonly isUnchanged: boolean;
  /** Whether anything was changed since the editor was opened. */
  readonly isTouched: boolean;
  /** Another crop, made on the crop itself; what comes under the same `step` is one step together. */
  readonly crop: (next: PhotoEdit, step?: unknown) => void;
  /** A step of its own. */
  readonly change: (next: PhotoEdit) => void;
  /** One mark more. */
  readonly draw: (mark: PhotoMark) => void;
  /** Another mark in the place of the last one; what comes under the same `step` is one step together. */
  readonly redraw: (mark: PhotoMark, step?: unknown) => void;
  /** A quarter turn clockwise. */
  readonly turn: () => void;
  /** Left and right change places. */
  readonly mirror: () => void;
  /** Takes all marks away. */
  readonly erase: () => void;
  /** The photo as it was chosen. */
  readonly reset: () => void;
  /** Takes the last step back. */
  readonly undo: () => void;
  /** Does the step again that was taken back last. */
  readonly redo: () => void;
}

/** The steps of editing a photo of a size, from what was changed about it before. */
export function usePhotoEdit(size: Size, before: PhotoEdit = unchangedPhoto): PhotoEditModel {
  const [history, setHistory] = useState(() => startHistory(before));
  const [revision, setRevision] = useState(0);
  const { past, present: edit, future } = history;
  const step = (next: typeof history): void => {
    setHistory(next);
    setRevision((count) => count + 1);
  };
  const change = (next: PhotoEdit) => step(record(history, next));
  return {
    edit,
    revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isUnchanged: isUnchanged(edit),
    isTouched: edit !== before && !(isUnchanged(edit) && isUnchanged(before)),
    crop: (next, name) => setHistory((now) => record(now, next, name)),
    change,
    draw: (mark) => change({ ...edit, marks: [...edit.marks, mark] }),
    redraw: (mark, name) =>
      setHistory((now) => {
        const marks = [...now.present.marks.slice(0, -1), mark];
        return record(now, { ...now.present, marks }, name);
      }),
    turn: () => change(turnPhoto(edit, size)),
    mirror: () => change(mirrorPhoto(edit, size)),
    // What would change nothing is no step.
    erase: () => edit.marks.length > 0 && change({ ...edit, marks: [] }),
    reset: () => isUnchanged(edit) || change(unchangedPhoto),
    undo: () => past.length > 0 && step(undo(history)),
    redo: () => future.length > 0 && step(redo(history)),
  };
}
