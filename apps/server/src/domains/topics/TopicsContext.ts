import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Membership } from './createMembership.ts';
import type { TopicReader } from './createTopicReader.ts';

/** What the services of the topics domain are built on. */
export type TopicsContext = {
  /** Where topics are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Tells the devices of those concerned. */
  publisher: Publisher;
  /** Who is in which topic. */
  membership: Membership;
  /** Topics as their members see them. */
  reader: TopicReader;
};
