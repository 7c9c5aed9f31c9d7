import { type DemoAccount, formatChatId, type Message, type Session, type Topic } from '@franca/contract';

/** Somebody who speaks to the server without a browser. */
export interface Account {
  /** Their id. */
  readonly id: string;
  /** What the browser keeps of their session. */
  readonly token: string;
  /** Asks the server; throws when it refuses. */
  call<Data>(method: string, path: string, body?: unknown): Promise<Data>;
  /** The conversation with somebody. */
  topicWith(userId: string): Promise<Topic>;
  /** Sends a message: a text, or what `content` says. */
  send(topicId: string, text: string, content?: Record<string, unknown>): Promise<Message>;
}

async function request<Data>(
  url: string,
  { method, path, body, token }: { method: string; path: string; body?: unknown; token?: string },
): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Data; errors?: string[] };
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.errors?.join(' ')}`);
  return answer.data;
}

/** Somebody who is signed in. */
export function accountOf(url: string, session: Session): Account {
  const { access_token: token, user } = session;
  let last = 0;
  const call = <Data>(method: string, path: string, body?: unknown) =>
    request<Data>(url, { method, path, body, token });
  return {
    id: user._id,
    token,
    call,
    topicWith: (userId) => call('POST', '/topic/private', { target_user_id: userId }),
    send: (topicId, text, content = {}) => {
      last = Math.max(Date.now(), last + 1);
      const chat_id = formatChatId(user._id, last);
      return call('POST', '/chat', {
        topic_id: topicId,
        chat_id,
        type: 'message',
        content: text,
        ...content,
      });
    },
  };
}

/** Begins a session of one of the demo's people. */
export async function openSession(url: string, name: string): Promise<Session> {
  const accounts = await request<DemoAccount[]>(url, { method: 'GET', path: '/dev/accounts' });
  const account = accounts.find((candidate) => candidate.name === name);
  if (!account) throw new Error(`Nobody in the demo is called ${name}.`);
  return request(url, { method: 'POST', path: '/dev/login', body: { user_id: account._id } });
}

/** Signs in as one of the demo's people. */
export const openAccount = async (url: string, name: string): Promise<Account> =>
  accountOf(url, await openSession(url, name));
