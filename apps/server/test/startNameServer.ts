import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name server says of a name: its IPv4 addresses, that there is none, or nothing. */
export type NameAnswer = readonly string[] | 'unknown' | 'silent';

/** A name server on the loopback address. */
export type NameServer = {
  /** Its address with its port, as `dns.setServers` takes it. */
  address: string;
  /** Names that were asked for, one entry for each question. */
  asked: string[];
  close: () => Promise<void>;
};

const typeOfIpv4 = 1;

/** The name and type of the question of a request (RFC 1035, 4.1.2), and where it ends. */
function readQuestion(request: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = request.readUInt8(at); length > 0; length = request.readUInt8(at)) {
    labels.push(request.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: request.readUInt16BE(at + 1), end: at + 5 };
}

function respond(request: Buffer, addresses: readonly string[], isKnown: boolean): Buffer {
  const { end } = readQuestion(request);
  const head = Buffer.from(request.subarray(0, end));
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  // Each with a pointer to the name of the question, type A, class IN, 300 s.
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 1, 0x2c, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}

/** Starts one that answers as the test sets it. */
export async function startNameServer(answerOf: (name: string) => NameAnswer): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (request, { port, address }) => {
    const { name, type } = readQuestion(request);
    asked.push(name);
    const answer = answerOf(name);
    if (answer === 'silent') return;
    const addresses = answer === 'unknown' || type !== typeOfIpv4 ? [] : answer;
    socket.send(respond(request, addresses, answer !== 'unknown'), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
