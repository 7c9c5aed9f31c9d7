import type { DemoAccount } from '@franca/contract';
import type { Core } from '../core/Core.ts';
import { connectDev, type DevDeps } from '../domains/dev/connectDev.ts';
import type { Files } from '../domains/files/Files.ts';
import type { Conversations } from './connectConversations.ts';
import type { People } from './connectPeople.ts';

/** What the demo and the tools for developers need of the other domains. */
export type DemoAndToolsDeps = Pick<People, 'users' | 'contacts' | 'billing' | 'auth'> &
  Pick<Conversations, 'topics' | 'groups' | 'chat'> &
  Pick<DevDeps, 'hasDemo' | 'hasOutbox'> & { files: Files };

/** What whoever starts the server learns of the demo. */
export type DemoFacts = {
  /** The demo's people whom one click signs in; none where there is no demo, or another machine may ask. */
  demoAccounts: () => Promise<DemoAccount[]>;
  /** A gift code to try, made anew at each start of the demo; undefined where there is none. */
  demoGiftCode: () => Promise<string | undefined>;
};

/** Fills the demo, where there is one, and connects the tools for developers, by which its people are signed in to. */
export async function connectDemoAndTools(
  core: Core,
  { users, contacts, billing, auth, topics, groups, chat, files, hasDemo, hasOutbox }: DemoAndToolsDeps,
): Promise<DemoFacts> {
  if (hasDemo) {
    // Its people, texts and drawings are read where they are wanted.
    const { connectDemo } = await import('../domains/demo/connectDemo.ts');
    await connectDemo(core, { files, topics, groups, chat, contacts });
  }
  const dev = connectDev(core, { users, hasDemo, hasOutbox, openSession: auth.sessions.open });
  return {
    demoAccounts: async () => (hasDemo && core.local.isForThisMachine ? dev.accounts() : []),
    demoGiftCode: async () => (hasDemo ? billing.makeGiftCode({ package: 'premium', days: 30 }) : undefined),
  };
}
