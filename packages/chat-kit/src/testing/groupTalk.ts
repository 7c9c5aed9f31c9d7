import type { MessageSnapshot } from '../core/model/Message.ts';
import type { Person } from '../core/model/Person.ts';
import type { SystemLine } from '../core/model/SystemLine.ts';
import { findMentions, mentionOf } from '../core/text/mentions.ts';
import { demoPeople } from './demoPeople.ts';

/** One line: something that happened to the group, or what somebody wrote in English. */
type Line = { readonly by: Person } & (
  | { readonly event: SystemLine['event']; readonly people?: readonly Person[]; readonly name?: string }
  | { readonly text: string }
);

const { viewer, lucia, omar, linh, marco } = demoPeople;

const lines: readonly Line[] = [
  { by: lucia, event: 'group-created', people: [marco], name: 'Weekend trip' },
  { by: lucia, event: 'members-added', people: [viewer, omar, linh] },
  { by: marco, text: `Welcome! ${mentionOf(viewer.name)}, can you book the train?` },
  { by: viewer, text: `Yes. ${mentionOf(marco.name)} and ${mentionOf(linh.name)}, which one?` },
  { by: linh, event: 'name-changed', name: 'Weekend in Hội An' },
  { by: linh, text: 'The one at 17:30, please.' },
  { by: omar, event: 'member-left' },
];

/** How many lines {@link groupTalk} has. */
export const groupTalkLength: number = lines.length;

/** Makes message number `seq` of a demo conversation a line of a talk in a group, with what happens to the group. */
export function groupTalk(message: MessageSnapshot): MessageSnapshot {
  const line = lines[message.seq - 1];
  if (!line) return message;
  const { by } = line;
  const common = {
    ...message,
    chatId: `group-${message.seq}`,
    author: by,
    translation: { kind: 'none' },
  } as const;
  if ('text' in line) {
    const { text } = line;
    return { ...common, text, language: 'en', mentions: findMentions(text, Object.values(demoPeople)) };
  }
  const { event, people = [], name = null } = line;
  const told: SystemLine = { event, by, people, peopleCount: people.length, name };
  return { ...common, text: '', language: null, content: { kind: 'system', line: told } };
}
