import type { TextFunction } from '@franca/ui/i18n';
import type { ReactNode, use } from 'react';
import type { KindContent } from '../core/model/KindContents.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** Props of the picker of a {@link PickerTool}. */
export interface PickerToolProps {
  /** Takes an emoji for the text; the picker stays for the next one. */
  onText: (text: string) => void;
  /** Takes what is to be sent at once, with the words of kinds that have some. */
  onContent: (content: KindContent, words?: string) => void;
  /** It is to close. */
  onClose: () => void;
}

/** A tool of the kit that picks something for a message: one definition in the folder of its picker, one line in `builtInTools`. */
export interface PickerTool<Id extends string = string> {
  /** Names the tool among the others. */
  readonly id: Id;
  /** Its icon. */
  readonly icon: ComposerTool['icon'];
  /** What it does, for people. */
  readonly label: (text: TextFunction<FirstTextKey>) => string;
  /** The slot of its picker: where an application empties it, the tool is not offered. */
  readonly slot: string;
  /** Whether there is anything to pick from; `read` is `use` of React, which may be called in a loop. Default: always. */
  readonly isOffered?: (read: typeof use) => boolean;
  /** Width and height in pixels of the surface at the button; left out where the picker is a dialog. */
  readonly size?: readonly [number, number];
  /** The picker, whose code is fetched when it is first rendered. */
  readonly Picker: (props: PickerToolProps) => ReactNode;
}
