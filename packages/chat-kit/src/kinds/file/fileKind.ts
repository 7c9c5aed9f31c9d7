import { FileText } from 'lucide-react';
import type { AttachedContent } from '../../core/model/Attachment.ts';
import { shownName } from '../../core/text/shownName.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { FilesBody } from './FilesBody.tsx';

declare global {
  interface FrancaKindContents {
    /** Files of any type. */
    file: AttachedContent & { readonly kind: 'file' };
  }
}

/** Files of any type with words. */
export const fileKind: KindDefinition<'file'> = {
  kind: 'file',
  icon: FileText,
  word: (text) => text('file'),
  Body: FilesBody,
  hasBody: ({ attachments }) => attachments.length > 0,
  height: ({ attachments }) => attachments.length * 50 + 4,
  preview: ({ attachments = [] }) => {
    const [first] = attachments;
    if (!first?.name) return null;
    const name = shownName(first.name);
    return attachments.length > 1 ? `${name} +${attachments.length - 1}` : name;
  },
  searchTexts: ({ attachments }) => attachments.map(({ name }) => name),
};
