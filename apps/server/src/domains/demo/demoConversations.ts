import { chloeMinh } from './conversations/chloeMinh.ts';
import { diegoMinh } from './conversations/diegoMinh.ts';
import { emmaDiego } from './conversations/emmaDiego.ts';
import { emmaMarco } from './conversations/emmaMarco.ts';
import { emmaMinh } from './conversations/emmaMinh.ts';
import { emmaOmar } from './conversations/emmaOmar.ts';
import { marcoChloe } from './conversations/marcoChloe.ts';
import { marcoDiego } from './conversations/marcoDiego.ts';
import { omarChloe } from './conversations/omarChloe.ts';
import { omarMinh } from './conversations/omarMinh.ts';
import type { DemoConversation } from './DemoConversation.ts';

/** Everything the demo's people have said to each other. */
export const demoConversations: readonly DemoConversation[] = [
  emmaMarco,
  emmaOmar,
  emmaMinh,
  emmaDiego,
  marcoChloe,
  marcoDiego,
  omarMinh,
  omarChloe,
  diegoMinh,
  chloeMinh,
];
