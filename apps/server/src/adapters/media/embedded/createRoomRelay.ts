import { randomUUID } from 'node:crypto';
import { MediaRoomsUnavailable } from '../../../ports/MediaRooms.ts';
import type { RoomSeat } from './createRoomSeat.ts';
import type { RoomLink } from './Participant.ts';
import type { Entry, NodeMessage, RoomNodes, RoomOrder } from './RoomNodes.ts';

/** How long the owner of a room may take to answer, in milliseconds. */
const answerMs = 3000;

/** What the relay asks of the rooms of this process. */
export type OwnRooms = {
  enter: (room: string, entry: Entry, link: RoomLink) => RoomSeat | undefined;
  /** Carries out an order; the ids of the users in the room after it. */
  order: (room: string, order: RoomOrder) => string[];
  /** Leaves a room to another process. */
  release: (room: string) => void;
};

/** Rooms, wherever they are. */
export type RoomRelay = {
  /** Enters a room at its owner, which is this process where there is none. */
  enter: (room: string, entry: Entry, link: RoomLink) => Promise<RoomSeat | undefined>;
  /** Gives an order to the owner of a room; undefined where the room has none. */
  order: (room: string, order: RoomOrder) => Promise<string[] | undefined>;
};

/** Brings sockets of this process to rooms of others, and sockets of others to rooms of this one. */
export async function createRoomRelay(nodes: RoomNodes, own: OwnRooms): Promise<RoomRelay> {
  /** Sockets of this process in rooms of others, and seats of others' sockets in rooms of this one. */
  const links = new Map<string, { room: string; owner: string; link: RoomLink }>();
  const seats = new Map<string, { node: string; seat: RoomSeat }>();
  const questions = new Map<string, (values: string[]) => void>();

  function enterFor(from: string, { connection, room, entry }: NodeMessage & { kind: 'enter' }): void {
    const link: RoomLink = {
      send: (message) => nodes.send(from, { kind: 'send', connection, message }),
      close: (isFinal) => {
        seats.delete(connection);
        nodes.send(from, { kind: 'close', connection, isFinal });
      },
    };
    // Their socket may be lost meanwhile.
    let isLost = false;
    const lose = (): void => {
      isLost = true;
    };
    seats.set(connection, { node: from, seat: { update: () => undefined, disconnect: lose, lose } });
    nodes.claim(room).then(
      (owner) => {
        if (isLost) return;
        const seat = owner === nodes.self ? own.enter(room, entry, link) : link.close(false);
        if (seat) seats.set(connection, { node: from, seat });
        else seats.delete(connection);
      },
      () => link.close(false),
    );
  }

  function dropSeat(connection: string, act: (seat: RoomSeat) => void): void {
    const held = seats.get(connection);
    seats.delete(connection);
    if (held) act(held.seat);
  }

  function closeLink(connection: string, isFinal: boolean): void {
    const held = links.get(connection);
    links.delete(connection);
    held?.link.close(isFinal);
  }

  function take(from: string, message: NodeMessage): void {
    switch (message.kind) {
      case 'enter':
        enterFor(from, message);
        break;
      case 'update':
        seats.get(message.connection)?.seat.update(message.request);
        break;
      case 'disconnect':
        dropSeat(message.connection, (seat) => seat.disconnect());
        break;
      case 'lose':
        dropSeat(message.connection, (seat) => seat.lose());
        break;
      case 'send':
        links.get(message.connection)?.link.send(message.message);
        break;
      case 'close':
        closeLink(message.connection, message.isFinal);
        break;
      case 'order': {
        const values = own.order(message.room, message.order);
        nodes.send(from, { kind: 'answer', id: message.id, values });
        break;
      }
      case 'answer':
        questions.get(message.id)?.(message.values);
    }
  }

  /** Owners and processes may have died: their clients come back, to the next owner. */
  async function check(): Promise<void> {
    for (const [connection, { room, owner }] of links) {
      if ((await nodes.ownerOf(room)) !== owner) closeLink(connection, false);
    }
    const dead = await nodes.deadAmong([...new Set([...seats.values()].map(({ node }) => node))]);
    for (const [connection, { node }] of seats) {
      if (dead.includes(node)) dropSeat(connection, (seat) => seat.lose());
    }
  }

  await nodes.listen({
    onMessage: take,
    onTaken: own.release,
    onGap: () => {
      for (const connection of links.keys()) closeLink(connection, false);
      for (const connection of seats.keys()) dropSeat(connection, (seat) => seat.lose());
    },
    // Without Redis nothing is known, and asked again.
    onCheck: () => void check().catch(() => undefined),
  });

  function enterAt(owner: string, room: string, entry: Entry, link: RoomLink): RoomSeat {
    const connection = randomUUID();
    links.set(connection, { room, owner, link });
    nodes.send(owner, { kind: 'enter', connection, room, entry });
    const leave = (kind: 'disconnect' | 'lose') => () => {
      if (links.delete(connection)) nodes.send(owner, { kind, connection });
    };
    return {
      update: (request) => nodes.send(owner, { kind: 'update', connection, request }),
      disconnect: leave('disconnect'),
      lose: leave('lose'),
    };
  }

  async function ask(owner: string, room: string, order: RoomOrder): Promise<string[]> {
    const id = randomUUID();
    return new Promise<string[]>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new MediaRoomsUnavailable('The process that owns the room gave no answer.')),
        answerMs,
      );
      questions.set(id, (values) => {
        clearTimeout(late);
        resolve(values);
      });
      nodes.send(owner, { kind: 'order', id, room, order });
    }).finally(() => questions.delete(id));
  }

  return {
    enter: async (room, entry, link) => {
      const owner = await nodes.claim(room);
      return owner === nodes.self ? own.enter(room, entry, link) : enterAt(owner, room, entry, link);
    },
    order: async (room, order) => {
      const owner = await nodes.ownerOf(room);
      if (owner === undefined) return undefined;
      return owner === nodes.self ? own.order(room, order) : ask(owner, room, order);
    },
  };
}
