import { chloeLinh } from './conversations/chloeLinh.ts';
import { emmaDiego } from './conversations/emmaDiego.ts';
import { emmaLinh } from './conversations/emmaLinh.ts';
import { emmaMarco } from './conversations/emmaMarco.ts';
import { emmaOmar } from './conversations/emmaOmar.ts';
import { marcoDiego } from './conversations/marcoDiego.ts';
import { omarChloe } from './conversations/omarChloe.ts';
import { weekendFriends } from './conversations/weekendFriends.ts';
import type { DemoConversation } from './DemoConversation.ts';

/** Everything the demo's people have said to each other. */
export const demoConversations: readonly DemoConversation[] = [
  weekendFriends,
  emmaMarco,
  emmaOmar,
  emmaLinh,
  emmaDiego,
  marcoDiego,
  omarChloe,
  chloeLinh,
];
