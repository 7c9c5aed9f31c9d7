import type { Page } from '@playwright/test';

/** A file to share: its name, type and bytes. */
export interface FileToShare {
  /** Name with its ending. */
  name: string;
  /** What kind of attachment it is. */
  type: 'image' | 'file';
  /** MIME type. */
  mimeType: string;
  /** Its bytes. */
  buffer: Buffer;
}

/** Shares files in the open conversation as one message, past the composer: upload and message as a client of the API makes them. */
export async function shareFiles(page: Page, files: readonly FileToShare[]): Promise<void> {
  const { token, userId } = await page.evaluate(() => ({
    token: localStorage.getItem('sessionToken'),
    userId: localStorage.getItem('userId'),
  }));
  const topicId = new URL(page.url()).searchParams.get('topic');
  const headers = { authorization: `Bearer ${token}` };
  const asked = await page.request.post('/api/file/presigned', {
    headers,
    data: { file_names: files.map(({ name }) => name), folder: 'upload' },
  });
  const { data: slots } = (await asked.json()) as { data: { upload_url: string; download_url: string }[] };
  await Promise.all(
    files.map(({ buffer, mimeType }, index) =>
      page.request.put(slots[index]?.upload_url ?? '', {
        data: buffer,
        headers: { 'content-type': mimeType },
      }),
    ),
  );
  const attachments = files.map(({ name, type, buffer, mimeType }, index) => ({
    type,
    name,
    origin_url: slots[index]?.download_url,
    meta_data: { size: buffer.length, mime: mimeType },
  }));
  const isPictures = files.every(({ type }) => type === 'image');
  const sent = await page.request.post('/api/chat', {
    headers,
    data: {
      topic_id: topicId,
      type: isPictures ? 'image' : 'file',
      chat_id: `${userId}-${Date.now()}`,
      attachments,
    },
  });
  if (!sent.ok()) throw new Error(`The files could not be shared: ${await sent.text()}`);
}
