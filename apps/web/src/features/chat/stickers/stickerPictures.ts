import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readStickerList, stickerLists } from './stickerLists.ts';
import { stickerFolder, stickerPath } from './stickerPath.ts';

/** The part of an Iconify set that is read here. */
interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
}

/** Draws the stickers out of the package of Fluent Emoji: path on the server, and SVG. */
function drawStickers(): Map<string, string> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'));
  const set: IconSet = JSON.parse(readFileSync(file, 'utf8'));
  const pictures = Object.values(stickerLists).flatMap((list) => readStickerList(list));
  return new Map(
    pictures.map(({ picture }) => {
      const icon = set.icons[picture];
      if (!icon) throw new Error(`stickerPictures: Fluent Emoji has no picture "${picture}".`);
      const { body, width = set.width, height = set.height } = icon;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
      return [stickerPath(picture), drawing];
    }),
  );
}

/**
 * Lays the stickers beside the app as files of our own server. Their names hold no hash: messages point to them for as
 * long as there are messages.
 */
export function stickerPictures(): Plugin {
  return {
    name: 'franca-sticker-pictures',
    generateBundle() {
      for (const [path, source] of drawStickers()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      const drawn = drawStickers();
      middlewares.use((request, response, next) => {
        const drawing = request.url?.startsWith(stickerFolder) ? drawn.get(request.url) : undefined;
        if (!drawing) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawing);
      });
    },
  };
}
