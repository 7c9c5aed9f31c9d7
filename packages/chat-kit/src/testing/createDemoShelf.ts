import type { ChatDataPort, SharedAttachment } from '../core/session/ChatDataPort.ts';
import { demoPicture } from './demoMedia.ts';

/** Options of {@link createDemoShelf}. */
export interface DemoShelfOptions {
  /** How many pictures were shared; every seventh is a video. Default 0. */
  readonly media?: number;
  /** How many other files were shared. Default 0. */
  readonly files?: number;
  /** What the files are called, in turn. */
  readonly fileNames?: readonly string[];
  /** When the newest was shared, milliseconds since 1970. */
  readonly newestAt: number;
  /** What becomes of everything asked here. Default: it works. */
  readonly outcome?: 'work' | 'fail' | 'wait';
}

const hour = 3_600_000;
const usualNames = [
  'Itinerary.pdf',
  'Packing list.docx',
  'Budget 2026.xlsx',
  'Boarding passes.zip',
  'خريطة.pdf',
];

function mediaAt(index: number, newestAt: number): SharedAttachment {
  const place = { id: `media-${index}`, chatId: `lucia-media-${index}`, sentAt: newestAt - index * 7 * hour };
  const picture = demoPicture((index * 47) % 360, 400, 300);
  if (index % 7 !== 3) return { ...place, type: 'image', source: picture, name: `Photo ${index + 1}.jpg` };
  const video = { name: `Film ${index + 1}.mp4`, duration: 42_000, previewSource: picture };
  return { ...place, ...video, type: 'video', source: 'data:video/mp4;base64,' };
}

function fileAt(index: number, newestAt: number, names: readonly string[]): SharedAttachment {
  return {
    id: `file-${index}`,
    chatId: `lucia-file-${index}`,
    sentAt: newestAt - index * 9 * hour,
    type: 'file',
    source: `data:text/plain,${index}`,
    name: names[index % names.length] ?? '',
    size: 18_000 + index * 41_000,
  };
}

/** What the information panel asks of a backend, in memory. */
export function createDemoShelf(options: DemoShelfOptions): {
  [Group in 'attachments' | 'topics']: NonNullable<ChatDataPort[Group]>;
} {
  const { media = 0, files = 0, fileNames = usualNames, newestAt, outcome = 'work' } = options;
  const shelf = {
    media: Array.from({ length: media }, (_, index) => mediaAt(index, newestAt)),
    file: Array.from({ length: files }, (_, index) => fileAt(index, newestAt, fileNames)),
  };
  const respond = async (): Promise<void> => {
    if (outcome === 'wait') return new Promise(() => {});
    if (outcome === 'fail') throw new Error('The server cannot be reached.');
  };
  return {
    attachments: {
      page: async ({ type, page, limit }) => {
        await respond();
        const all = shelf[type];
        const items = all.slice((page - 1) * limit, page * limit);
        return { items, pageCount: Math.max(1, Math.ceil(all.length / limit)) };
      },
    },
    topics: { setMuted: respond, deleteHistory: respond },
  };
}
