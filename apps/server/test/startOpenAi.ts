import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { startHttpServer } from './startHttpServer.ts';

/** What the service was sent. */
export type OpenAiRequest = {
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
};

/** One answer of the service, which the test writes as it likes. */
export type OpenAiReply = {
  /** Sends a piece of text. */
  text: (content: string) => void;
  /** Sends a chunk with other content of `delta`, such as the call of a tool. */
  delta: (content: object) => void;
  /** Sends whatever it is as it is. */
  raw: (bytes: string) => void;
  /** Ends as the protocol says. */
  finish: (reason?: string) => void;
  /** Ends the stream without a reason, with the connection whole. */
  end: () => void;
  /** Breaks the connection. */
  cut: () => void;
  /** Answers with an error instead. */
  refuse: (status: number, error: object | string, headers?: Record<string, string>) => void;
  /** Resolves when the client is gone. */
  gone: Promise<void>;
};

/** Writes one answer. */
export type AnswerOpenAi = (reply: OpenAiReply, request: OpenAiRequest) => void | Promise<void>;

/** A local service that speaks the OpenAI chat completions protocol, as a stream. */
export type OpenAiService = {
  /** `http://127.0.0.1:PORT/v1`. */
  baseUrl: string;
  /** Requests so far. */
  received: OpenAiRequest[];
  /** What is answered from now on. */
  answerWith: (answer: AnswerOpenAi) => void;
  close: () => Promise<void>;
};

function replyOver(response: ServerResponse): OpenAiReply {
  const begin = (): void => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  };
  const raw = (bytes: string): void => {
    begin();
    response.write(bytes);
  };
  const chunk = (choice: object): void =>
    raw(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  return {
    text: (content) => chunk({ delta: { content }, finish_reason: null }),
    delta: (delta) => chunk({ delta, finish_reason: null }),
    raw,
    finish: (reason = 'stop') => {
      chunk({ delta: {}, finish_reason: reason });
      response.end('data: [DONE]\n\n');
    },
    end: () => {
      begin();
      response.end();
    },
    cut: () => {
      begin();
      response.write('', () => response.socket?.destroy());
    },
    refuse: (status, error, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof error === 'string' ? error : JSON.stringify({ error }));
    },
    gone: once(response, 'close').then(() => undefined),
  };
}

/** Answers with a sentence in two pieces. */
export const greet: AnswerOpenAi = (reply) => {
  reply.text('Hello, ');
  reply.text('how can I help?');
  reply.finish();
};

/** Starts the service on a free loopback port; it greets until `answerWith` sets something else. */
export async function startOpenAi(): Promise<OpenAiService> {
  let answer = greet;
  const received: OpenAiRequest[] = [];
  const server = await startHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const part of request) chunks.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Omit<OpenAiRequest, 'authorization'>;
    const asked = { ...body, authorization: request.headers.authorization };
    received.push(asked);
    response.on('error', () => undefined);
    await answer(replyOver(response), asked);
  });
  return {
    baseUrl: `${server.origin}/v1`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    close: server.close,
  };
}
