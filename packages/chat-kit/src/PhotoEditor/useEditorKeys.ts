import type { KeyboardEvent } from 'react';
import type { PhotoEditModel } from './usePhotoEdit.ts';

/** What a pointer does on the photo. */
export type PhotoTool = 'crop' | 'draw' | 'label';

const toolKeys: Readonly<Record<string, PhotoTool>> = { c: 'crop', d: 'draw', t: 'label' };

const isWriting = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Keys of the editor: C, D and T choose a tool, R turns, F mirrors, Ctrl or ⌘ with Z and Y take back and do again. */
export function useEditorKeys(model: PhotoEditModel, onTool: (tool: PhotoTool) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.key.toLowerCase();
    const run = (action: () => void): void => {
      event.preventDefault();
      action();
    };
    // What is written has its own undo.
    if (isWriting(event.target) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') run(event.shiftKey ? model.redo : model.undo);
      else if (key === 'y') run(model.redo);
      return;
    }
    const tool = toolKeys[key];
    if (tool) run(() => onTool(tool));
    else if (key === 'r') run(model.turn);
    else if (key === 'f') run(model.mirror);
  };
}
