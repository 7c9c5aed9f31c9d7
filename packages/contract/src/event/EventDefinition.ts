import type { z } from 'zod';

/** The socket.io namespaces of the server. */
export type SocketNamespace = '/chat' | '/call' | '/speech';

/** One socket event. Its wire name is `name`, followed by the value of each suffix, joined by hyphens. */
export interface EventDefinition {
  /** Name in programs, for example `chat.new-chat`. */
  readonly id: string;
  /** Where it travels. */
  readonly namespace: SocketNamespace;
  /** Who sends it. */
  readonly direction: 'toServer' | 'toClient';
  /** Wire name without suffix. */
  readonly name: string;
  /** Names of the ids that follow the name, in order. */
  readonly suffix?: readonly string[];
  /** What it carries. */
  readonly payload: z.ZodType;
  /** What the receiver acknowledges with. */
  readonly ack?: z.ZodType;
  /** Where `docs/behaviour` describes it: page and heading, `sockets#call-events`. */
  readonly behaviour: string;
  /** One sentence for the documentation. */
  readonly summary: string;
}
