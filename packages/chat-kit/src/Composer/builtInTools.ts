import { contactTool } from '../ContactPicker/contactTool.tsx';
import { emojiTool } from '../EmojiPicker/emojiTool.tsx';
import { locationTool } from '../LocationPicker/locationTool.tsx';
import { pollTool } from '../polls/pollTool.tsx';
import { stickerTool } from '../stickers/stickerTool.tsx';
import type { PickerTool } from './PickerTool.ts';

/** The tools of the kit in the order in which they stand by default; those that take files are part of the composer. */
const builtInTools = [emojiTool, stickerTool, 'media', 'file', contactTool, locationTool, pollTool] as const;

type NameOf<Tool> = Tool extends { readonly id: infer Id extends string } ? Id : Extract<Tool, string>;

/** Name of a tool of the kit. */
export type ComposerToolName = NameOf<(typeof builtInTools)[number]>;

/** The tools of the kit that open a picker. */
export const pickerTools: readonly PickerTool[] = builtInTools.filter((tool) => typeof tool === 'object');

/** The names of the tools of the kit, in the order in which they stand by default. */
export const composerToolNames: readonly ComposerToolName[] = builtInTools.map((tool) =>
  typeof tool === 'string' ? tool : tool.id,
);
