import { type Feature, features } from '@franca/contract';

/**
 * What `/chat` shows, kept in its query so that a link and a reload keep it and Back undoes it:
 * `/chat?topic=ID&panel=info&view=media`, `/chat?area=contacts&page=requests`, `/chat?area=smartTalk&talk=ID`, `/chat?person=ID`,
 * `/chat?dialog=settings`, `/chat?dialog=settings&subject=delete`, `/chat?dialog=plans&wanted=groupChat`,
 * `/chat?dialog=newGroup&subject=ID`, `/chat?topic=ID&dialog=chatLanguage&subject=ID` `/chat?topic=ID&dialog=transcript&subject=KEY.WORDS`
 * and `/chat?dialog=help&subject=calls.3`. The path stays `/chat`, as the route table says.
 */

/** The side panels of a conversation. Each has an entry in `routes/chat/panels.tsx`. */
export const panelNames = ['info'] as const;
/** Name of a side panel. */
export type PanelName = (typeof panelNames)[number];

/** What the middle column shows instead of the chats. */
export const areaNames = ['contacts', 'notifications', 'smartTalk'] as const;
/** Name of an area. */
export type AreaName = (typeof areaNames)[number];

/** What the right part of an area shows, for a window in which only one part has room. */
export const pageNames = ['requests'] as const;
/** Name of a page of an area. */
export type PageName = (typeof pageNames)[number];

/** The dialogs over the chats. Each has an entry in `routes/chat/dialogs.tsx`. */
export const dialogNames = [
  'newChat',
  'plans',
  'addFriend',
  'newGroup',
  'addMembers',
  'groupLinks',
  'editGroup',
  'scheduled',
  'chatLanguage',
  'transcript',
  'leaveGroup',
  'block',
  'account',
  'editProfile',
  'username',
  'settings',
  'about',
  'help',
  'logOut',
  'switcher',
  'shortcuts',
  'invite',
] as const;
/** Name of a dialog. */
export type DialogName = (typeof dialogNames)[number];

/** Stands for a conversation with SmartTalk in which nothing was asked yet. */
export const newTalk = 'new';

/** The parts of the address. */
export interface ChatAddress {
  /** Id of the open conversation. */
  readonly topic: string | null;
  /** The open side panel; only with a conversation. */
  readonly panel: PanelName | null;
  /** What the panel shows instead of its overview; only with a panel. */
  readonly view: string | null;
  /** The open dialog. */
  readonly dialog: DialogName | null;
  /** What the person wanted when the plans opened; only with that dialog. */
  readonly wanted: Feature | null;
  /**
   * What the dialog is about: id of a person or a conversation, a transcript, a page of the help, or `delete` in the settings; only with
   * a dialog.
   */
  readonly subject: string | null;
  /** What the middle column shows instead of the chats. */
  readonly area: AreaName | null;
  /** The open page of the area; only with an area. */
  readonly page: PageName | null;
  /** Id of the open conversation with SmartTalk, or {@link newTalk}; only in that area. */
  readonly talk: string | null;
  /** Id of the person whose profile is shown. */
  readonly person: string | null;
}

/** One part of the address. */
export type ChatPart = Exclude<keyof ChatAddress, 'wanted' | 'subject'>;

/** One entry of the history. */
export interface ChatEntry {
  /** What it shows. */
  readonly address: ChatAddress;
  /** For each part that was opened on the way here: how many steps back it was not open yet. */
  readonly steps: Readonly<Partial<Record<ChatPart, number>>>;
}

const parts = [
  'area',
  'page',
  'talk',
  'topic',
  'panel',
  'view',
  'person',
  'dialog',
] as const satisfies readonly ChatPart[];
/** What is closed together with a part, and gives way when it is opened. */
const nested: Readonly<Record<ChatPart, readonly ChatPart[]>> = {
  topic: ['topic', 'panel', 'view'],
  panel: ['panel', 'view'],
  view: ['view'],
  dialog: ['dialog'],
  talk: ['talk'],
  area: ['area', 'page', 'talk', 'topic', 'panel', 'view', 'person'],
  page: ['page', 'topic', 'panel', 'view'],
  person: ['person', 'dialog'],
};

const featureNames = Object.keys(features) as Feature[];

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null;

/** Reads an entry from the query and the state of a location; unknown names are left out. */
export function readEntry(search: string, state: unknown): ChatEntry {
  const query = new URLSearchParams(search);
  const topic = query.get('topic');
  const dialog = oneOf(dialogNames, query.get('dialog'));
  const panel = topic === null ? null : oneOf(panelNames, query.get('panel'));
  const area = oneOf(areaNames, query.get('area'));
  const steps: Partial<Record<ChatPart, number>> = {};
  for (const part of parts) {
    const known: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, part) : undefined;
    if (typeof known === 'number') steps[part] = known;
  }
  return {
    address: {
      topic,
      panel,
      view: panel && query.get('view'),
      dialog,
      wanted: dialog === 'plans' ? oneOf(featureNames, query.get('wanted')) : null,
      subject: dialog && query.get('subject'),
      area,
      page: area && oneOf(pageNames, query.get('page')),
      talk: area === 'smartTalk' ? query.get('talk') : null,
      person: query.get('person'),
    },
    steps,
  };
}

/** The path and query of an address. */
export function pathOf(address: ChatAddress): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const value = address[part];
    if (value !== null) query.set(part, value);
  }
  if (address.wanted !== null) query.set('wanted', address.wanted);
  if (address.subject !== null) query.set('subject', address.subject);
  const text = query.toString();
  return text ? `/chat?${text}` : '/chat';
}

function without({ address, steps }: ChatEntry, closed: readonly ChatPart[]): ChatEntry {
  const left: { -readonly [Part in keyof ChatAddress]: ChatAddress[Part] } = { ...address };
  const leftSteps = { ...steps };
  for (const part of closed) {
    left[part] = null;
    if (part === 'dialog') {
      left.wanted = null;
      left.subject = null;
    }
    delete leftSteps[part];
  }
  return { address: left, steps: leftSteps };
}

/** What is closed when a part is opened. */
function givesWay({ area }: ChatAddress, part: ChatPart, over: 'dialog' | 'person'): readonly ChatPart[] {
  if (part === 'dialog') return [over, part];
  if (part !== 'topic') return nested[part];
  // SmartTalk fills both columns; other areas stay beside a conversation.
  const left = area === 'smartTalk' ? (['area', 'talk'] as const) : [];
  return [...left, 'view', 'dialog', 'page', 'person'];
}

/** The entry that shows a part, and whether it takes the place of the present one. */
export function openPart<Part extends ChatPart>(
  entry: ChatEntry,
  part: Part,
  value: NonNullable<ChatAddress[Part]>,
): { readonly entry: ChatEntry; readonly replace: boolean } {
  const { address, steps } = entry;
  // A conversation that is opened from a dialog or a profile takes its place; a second dialog or view that of the first.
  const over = address.dialog === null ? 'person' : 'dialog';
  const isOver = part === 'topic' || part === 'dialog' || part === 'person';
  const replace = isOver ? address[over] !== null : part !== 'talk' && address[part] !== null;
  const kept = without(entry, givesWay(address, part, over));
  const next: Partial<Record<ChatPart, number>> = {};
  for (const other of parts) {
    const known = kept.steps[other];
    if (known !== undefined) next[other] = known + (replace ? 0 : 1);
  }
  if (part === 'topic') {
    // Where the panel was opened, another conversation was open.
    delete next.panel;
    if (address.topic === null) next.topic = replace ? steps[over] : 1;
  } else if (part === 'talk' && address.talk !== null) next.talk = (entry.steps.talk ?? 0) + 1;
  else next[part] = replace ? (isOver ? steps[over] : steps[part]) : 1;
  return { entry: { address: { ...kept.address, [part]: value }, steps: next }, replace };
}

/** How a part is closed: a number of steps back, or an entry that takes the place of the present one. */
export function closePart(entry: ChatEntry, part: ChatPart): number | ChatEntry {
  const { topic, subject } = entry.address;
  // A dialog about the conversation goes with it.
  const isAbout = part === 'topic' && subject !== null && subject === topic;
  return entry.steps[part] ?? without(entry, isAbout ? [...nested.topic, 'dialog'] : nested[part]);
}
