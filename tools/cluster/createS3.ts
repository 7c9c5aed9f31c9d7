import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createService } from './createService.ts';
import { freePort } from './freePort.ts';
import type { Service } from './Service.ts';

/** Variables of a server that keeps its files in a store made by {@link createS3}. */
export const s3Variables = (url: string) => ({
  S3_ENDPOINT: url,
  S3_BUCKET: 'franca',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
});

/** An S3-compatible store on a free loopback port; objects of an earlier run in the directory are still there. */
export async function createS3({ directory }: { directory: string }): Promise<Service> {
  const objects = join(directory, 'objects');
  await mkdir(objects, { recursive: true });
  const port = await freePort();
  return createService({
    name: 'S3',
    url: `http://127.0.0.1:${port}`,
    log: join(directory, 's3.log'),
    command: process.execPath,
    args: [fileURLToPath(new URL('runS3.ts', import.meta.url)), objects, String(port)],
    env: { PATH: process.env.PATH },
    isReady: (printed) => printed.includes('S3 is ready'),
  });
}
