import { Image } from 'lucide-react';
import type { AttachedContent } from '../../core/model/Attachment.ts';
import type { KindDefinition } from '../KindDefinition.ts';
import { PicturesBody } from './PicturesBody.tsx';
import { pictureBox } from './pictureBox.ts';

declare global {
  interface FrancaKindContents {
    /** Pictures and videos. */
    image: AttachedContent & { readonly kind: 'image' };
  }
}

/** Pictures and videos with a caption. */
export const imageKind: KindDefinition<'image'> = {
  kind: 'image',
  icon: Image,
  word: (text) => text('image'),
  Body: PicturesBody,
  hasBody: ({ attachments }) => attachments.length > 0,
  height: ({ attachments }) => {
    const [only] = attachments;
    if (attachments.length > 1 || !only) return Math.ceil(attachments.length / 2) * 162;
    const { width, ratio } = pictureBox(only);
    return width / ratio + 4;
  },
  preview: ({ attachments = [] }, { text }) => {
    if (attachments.length === 0) return null;
    const videos = attachments.filter(({ type }) => type === 'video').length;
    const photos = attachments.length - videos;
    if (videos === 0) return photos === 1 ? null : text('photos', { count: photos });
    const video = videos === 1 ? text('video') : `${text('video')} ×${videos}`;
    return photos === 0 ? video : `${text('photos', { count: photos })}, ${video}`;
  },
  searchTexts: ({ attachments }) => attachments.map(({ name }) => name),
};
