import {
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  type LucideIcon,
} from 'lucide-react';
import type { Attachment } from '../../core/model/Attachment.ts';

const icons: Record<Attachment['type'], LucideIcon> = {
  audio: FileAudio,
  file: FileText,
  image: FileImage,
  video: FileVideo,
};

/** Whatever is no picture and no video is sent as a file: then the end of its name says more. */
const byEnding: readonly (readonly [LucideIcon, RegExp])[] = [
  [FileArchive, /\.(zip|7z|rar|tar|tgz|gz|bz2|xz|zst)$/i],
  [FileAudio, /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|wma|aiff?)$/i],
  [FileSpreadsheet, /\.(csv|tsv|xlsx?|xlsm|ods|numbers)$/i],
  [FileImage, /\.(heic|tiff?|psd|svg)$/i],
  [FileVideo, /\.(mp4|m4v|mov|avi|mkv|webm|wmv)$/i],
];

/** The icon of a file: what it contains, as far as its type or the end of its name says. */
export function fileIconOf({ type, name }: Pick<Attachment, 'type' | 'name'>): LucideIcon {
  if (type !== 'file') return icons[type];
  return byEnding.find(([, ending]) => ending.test(name))?.[0] ?? icons.file;
}
