/** One server-sent event. */
export interface ServerEventText {
  /** Its name; `message` where it has none. */
  readonly event: string;
  /** Its data, as it was sent. */
  readonly data: string;
}

/** The event of a block of lines; undefined for comments, which servers send so that the connection stays. */
function eventOf(block: string): ServerEventText | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}

/**
 * The server-sent events of a body, in order (HTML Standard, 9.2.6). What is not ended by an empty line is left out: it did not come
 * as a whole.
 *
 * @param onBytes called whenever anything came, comments included
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEventText> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      text = `${text}${decoder.decode(value, { stream: true })}`.replaceAll('\r\n', '\n');
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const found = eventOf(text.slice(0, end));
        text = text.slice(end + 2);
        if (found) yield found;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
