import { Agent, request } from 'node:http';

/** One call below `/api`, as a program makes it that wants to measure the server and not its own client. */
export type Caller = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** Calls over one connection that stays open, with neither validation nor the layers of `fetch`. */
export function createCaller(url: string, token: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body && JSON.stringify(body);
      const headers: Record<string, string | number> = { authorization: `Bearer ${token}` };
      if (payload) headers['content-type'] = 'application/json';
      if (payload) headers['content-length'] = Buffer.byteLength(payload);
      const sent = request(`${url}/api${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(chunks).toString()) as { success: boolean; data: unknown };
          if (answer.success) resolve(answer.data);
          else reject(new Error(`${path} answered ${response.statusCode}.`));
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
}
