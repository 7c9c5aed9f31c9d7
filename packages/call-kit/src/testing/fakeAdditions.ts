import type {
  Addition,
  AdditionHandlers,
  AdditionsPort,
  CallCandidate,
} from '../core/additions/AdditionsPort.ts';
import { type Additions, createAdditions } from '../core/additions/createAdditions.ts';

/** What the server of {@link fakeAdditions} sends. */
export interface FakeAdditionsServer {
  readonly change: (addition: Addition) => void;
  readonly reset: (additions: readonly Addition[]) => void;
}

/** Options of {@link fakeAdditions}. */
export interface FakeAdditionsOptions {
  /** Whom the viewer may add. Default: three people. */
  readonly candidates?: readonly CallCandidate[] | undefined;
  /** Parts of the port to replace. */
  readonly port?: Partial<AdditionsPort> | undefined;
}

const people: readonly CallCandidate[] = [
  { userId: 'giulia', name: 'Giulia Conti', state: null },
  { userId: 'omar', name: 'عمر حداد', state: null },
  { userId: 'noor', name: 'Noor Al-Rashid', state: 'declined' },
];

/** Adding people to a call over a server in memory, which rings whoever is added. */
export function fakeAdditions({ candidates = people, port = {} }: FakeAdditionsOptions = {}): {
  readonly additions: Additions;
  readonly server: FakeAdditionsServer;
} {
  let handlers: AdditionHandlers | null = null;
  const additions = createAdditions({
    viewerId: 'viewer',
    port: {
      search: async (query) =>
        candidates.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase())),
      add: async () => 'ringing',
      ...port,
      subscribe: (given) => {
        handlers = given;
        return () => {
          handlers = null;
        };
      },
    },
  });
  return {
    additions,
    server: {
      change: (addition) => handlers?.onChange(addition),
      reset: (list) => handlers?.onReset(list),
    },
  };
}
