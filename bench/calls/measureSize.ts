import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What LiveKit's call screen adds to a page, in kilobytes, minified and gzipped: without React and their client. */
export async function measureSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { LiveKitRoom, VideoConference } from '@livekit/components-react';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'livekit-client'],
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length / 1000;
}
