/** A file that was fetched as text. */
export interface LoadedFile {
  readonly text: string;
  /** Name under which it is saved, without its ending; null where the server names none. */
  readonly name: string | null;
}

const nameIn = (disposition: string | null): string | null =>
  /filename="?([^";]+?)(?:\.vtt)?"?(?:;|$)/i.exec(disposition ?? '')?.[1] ?? null;

/**
 * Fetches a text file and says how much of it has come. It stops after so many bytes: what is longer is answered only so far that it can be
 * seen to be too long. Rejects where the file is gone or the network is.
 */
export async function loadTranscript(
  url: string,
  mostBytes: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<LoadedFile> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The file was answered with ${response.status}.`);
  const total = Number(response.headers.get('content-length')) || 0;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.byteLength;
    text += decoder.decode(part.value, { stream: true });
    if (read > mostBytes) {
      await reader.cancel();
      break;
    }
    // What is compressed on its way is longer here than was announced.
    if (total > 0) onProgress(Math.min(1, read / total));
  }
  return { text: text + decoder.decode(), name: nameIn(response.headers.get('content-disposition')) };
}
