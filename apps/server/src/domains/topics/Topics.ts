import type {
  Change,
  EventInput,
  EventParams,
  PackageName,
  ServerEvent,
  Topic,
  TopicSituation,
  TranslationView,
} from '@franca/contract';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { KeptProfile } from '../../db/schema/contacts.ts';

/** A member of a topic with the facts that messages, translation and unread counts need. */
export type TopicMember = {
  /** Id of the account. */
  userId: string;
  /** Name of the profile. */
  name: string;
  /** Address of the avatar. */
  avatar: string | null;
  /** Whether the profile shows the badge. */
  isVerified: boolean;
  /** Whether the account is deleted, or about to be. */
  isDeleted: boolean;
  /** Name of the profile's country. */
  country: string;
  /** Name of the profile's language. */
  language: string;
  /** Name of the profile's accent. */
  accent: string;
  /** Plan that is stored for the account. */
  package: PackageName;
  /** Plan that is stored for whoever made the topic; null where that account is gone. */
  creatorPackage: PackageName | null;
  /** Plan by which this member may do things. */
  plan: PackageName;
  /** The topic, as far as plans decide about it. */
  topic: TopicSituation;
  /** Whether texts of this topic are translated for this member. */
  isTranslated: boolean;
  /** When that ended last: older messages are shown with the translations that are stored. */
  translatedUntil: Date | null;
  /** BCP 47 tag this member reads the topic in, by choice or by profile. */
  reads: string;
  /** The choice alone. */
  readingLanguage: string | null;
  /** What this member is shown of a translated message. */
  show: TranslationView;
  /** Since when this member lets only engines of this server see the texts; null: all may. */
  localOnlyAt: Date | null;
  /** Whether some member does, which holds for all. */
  isLocalOnly: boolean;
  /** Whether notifications are off. */
  isMuted: boolean;
  /** Number of the topic's newest change when this member put it away; null: not put away. */
  archivedSeq: number | null;
  /** Whether this member marked the topic as unread. */
  isMarkedUnread: boolean;
  /** When this member pinned the topic to the top of the list; null: not pinned. */
  pinnedAt: Date | null;
  /** Whether the topic is hidden until the next message. */
  isHidden: boolean;
  /** Changes up to this number were deleted on this member's side. */
  clearedSeq: number;
  /** Number of the last message that this member has seen. */
  seenSeq: number;
  /** Its date. */
  seenTime: Date | null;
  /** Number of the newest change of who is a member. */
  membersSeq: number;
  /** Whether this member of a private topic blocks the other one. */
  blocks: boolean;
  /** What the other one is shown of this member while either blocks the other. */
  keptProfile: KeptProfile | null;
};

/** The members of a topic as one of them sees it. */
export type TopicMembers = {
  /** The topic. */
  topicId: string;
  /** The member who asks. */
  self: TopicMember;
  /** Everybody else. */
  others: TopicMember[];
  /** All of them. */
  all: TopicMember[];
  /** Whether one of the two in a private topic blocks the other: nothing new reaches either. */
  isBlocked: boolean;
};

/** Those members of a group that a list names, and how many there are. */
export type NamedMembers = { members: TopicMember[]; count: number };

/** Who is in which topic: the one check that stands before everything that belongs to a topic. */
export type Membership = {
  /** The members; refuses with `topic_not_found` when the user is none of them, so that ids reveal nothing. */
  require: (member: { topicId: string; userId: string }) => Promise<TopicMembers>;
  /** The members as a value that another statement selects, so that who they are costs no query of its own. */
  selectMembers: (topicId: SQL) => SQL;
  /** Reads such a value; refuses like `require`. */
  readMembers: (value: string, member: { topicId: string; userId: string }) => TopicMembers;
  /** Who the members are, their names, plans and languages, who hid the topic, and its creator's plan, as one text. */
  fingerprint: (members: readonly TopicMember[]) => string;
  /** A condition of a statement that updates `topics`: the members have this fingerprint now. */
  isUnchanged: (topicId: SQL, fingerprint: SQL) => SQL;
  /** Since when somebody is a member; undefined where they are none. */
  since: (member: { topicId: string; userId: string }) => Promise<Date | undefined>;
  /** The ids of all members of a topic, whether it is a group, and the name that it was given. */
  outline: (topicId: string) => Promise<{ ids: string[]; isGroup: boolean; name: string | null }>;
  /** The ids of all members of a topic. */
  idsOf: (topicId: string, tx?: Database) => Promise<string[]>;
  /** The members of several topics, by topic. */
  ofTopics: (topicIds: readonly string[], tx?: Database) => Promise<Map<string, TopicMember[]>>;
  /** What a person is in each of their topics, by topic. */
  ofPerson: (userId: string) => Promise<Map<string, TopicMember>>;
  /** Whoever looks and the first other members of some groups, in the order of their ids, and how many each has. */
  namedIn: (topicIds: readonly string[], userId: string) => Promise<Map<string, NamedMembers>>;
  /** Refuses with `user_not_found` unless two users share a topic. */
  requireSharedTopic: (users: { userId: string; otherId: string }) => Promise<void>;
};

/** Kinds of change that are recorded by {@link ChangeLog}; a message's is part of the statement that stores it. */
export type RecordedKind = Exclude<Change['kind'], 'message'>;

/** The contract's change of one kind. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** What a change holds besides its kind, number, topic and date. */
export type ChangeContent<Kind extends Change['kind']> = Omit<
  ChangeOf<Kind>,
  'kind' | 'seq' | 'topic_id' | 'date'
>;

/** The number and date that a change was given. */
export type NumberedChange<Kind extends RecordedKind> = {
  kind: Kind;
  seq: number;
  topic_id: string;
  date: string;
};

/** A stored change before it is read for somebody. */
export type ChangeRow = {
  /** The topic. */
  topicId: string;
  /** Number of the change. */
  seq: number;
  /** What happened. */
  kind: Change['kind'];
  /** What is stored of it. */
  payload: Record<string, unknown>;
  /** When it happened. */
  createdAt: Date;
};

/** The numbered changes of topics: recorded in the transaction that makes them, published after its commit. */
export type ChangeLog = {
  /**
   * Runs `work` in a transaction, gives what it returns the topic's next number, and after the commit sends the change
   * to the members. Nothing is recorded or sent when `work` returns undefined.
   */
  record: <Kind extends Exclude<RecordedKind, 'translation'>>(
    members: TopicMembers,
    kind: Kind,
    work: (tx: Database) => Promise<ChangeContent<Kind> | undefined>,
  ) => Promise<ChangeOf<Kind> | undefined>;
  /**
   * The first half of `record` inside a transaction of the caller, which publishes the change after its commit. With `line` the change
   * comes with a message, and its date is later than that of every message before.
   */
  append: <Kind extends RecordedKind>(
    tx: Database,
    change: { topicId: string; kind: Kind; content: object; line?: boolean; at?: Date },
  ) => Promise<NumberedChange<Kind>>;
  /**
   * The first half of `record` as parts of a larger statement: `numbered` takes the next number of the topic for the row of the
   * relation `source` (`topic_id`), if it has one, and `recorded` (`seq`, `created_at`) stores the change.
   */
  parts: (change: { source: SQL; kind: RecordedKind; content: SQL; at: SQL }) => {
    numbered: SQL;
    recorded: SQL;
  };
  /** Locks a topic until the end of the transaction, as recording a change does, for work that counts its rows first. */
  lock: (tx: Database, topicId: string) => Promise<void>;
  /** The second half, for after the commit: sends a recorded change to members, and updates chat lists whose preview it may change. */
  publish: (change: Exclude<Change, { kind: 'message' }>, to: readonly TopicMember[]) => void;
  /** Stored changes after a number, in order. */
  list: (page: { topicId: string; since: number; limit: number }) => Promise<ChangeRow[]>;
  /** Until when the other members know that somebody has read; undefined when nobody was shown it. */
  findSeen: (member: { topicId: string; userId: string }) => Promise<string | undefined>;
  /** Number of the newest edit of a message, by its id; undefined when it was not edited. */
  findEdit: (message: { topicId: string; messageId: string }) => Promise<number | undefined>;
  /** Number of the change with which a person deleted a message for themselves; undefined when there is none. */
  findHide: (message: { topicId: string; chatId: string; userId: string }) => Promise<number | undefined>;
  /** Number of the newest change with which a person starred a message or took the star away; undefined when there is none. */
  findStar: (message: { topicId: string; chatId: string; userId: string }) => Promise<number | undefined>;
  /** Number of the newest change with which a message was pinned or unpinned; undefined when there is none. */
  findPin: (message: { topicId: string; chatId: string }) => Promise<number | undefined>;
  /** Number of the newest change of a poll; undefined when there is none. */
  findPoll: (message: { topicId: string; chatId: string }) => Promise<number | undefined>;
  /** Number of the recall of a message; undefined when it was not recalled. */
  findRecall: (message: { topicId: string; chatId: string }) => Promise<number | undefined>;
};

/** What is stored about a topic that every member sees alike. */
export type SharedTopic = {
  name: string | null;
  image: string | null;
  theme: string | null;
  /** Number of the last change. */
  lastSeq: number;
};

/** A group whose members nobody else changes until the transaction ends. */
export type LockedGroup = Omit<SharedTopic, 'lastSeq'> & { memberIds: string[] };

/** A group that somebody deleted, while it can be brought back. */
export type EndedGroup = {
  name: string | null;
  image: string | null;
  /** Who was in it, of those that still have an account. */
  memberIds: string[];
  endedAt: Date;
  /** Whoever deleted it; null when their account is gone. */
  endedBy: string | null;
};

/** Groups and their members in the database; what happens to them is decided by the domain of groups. */
export type GroupRecords = {
  /** Makes a group without members; returns its id. */
  insert: (
    tx: Database,
    group: { name: string; image: string | null; createdBy: string; at: Date },
  ) => Promise<string>;
  /** Locks a group until the transaction ends, for somebody who has to be its member now. */
  lock: (tx: Database, member: { topicId: string; userId: string }) => Promise<LockedGroup>;
  /** Gives it another name and picture. */
  update: (
    tx: Database,
    topicId: string,
    changed: { name: string | null; image: string | null },
  ) => Promise<void>;
  /** Deletes it with everything in it. */
  erase: (tx: Database, topicId: string) => Promise<void>;
  /** Takes everybody out of a locked group, so that it is gone for them, and keeps who they were for `findEnded`. */
  end: (tx: Database, ended: { topicId: string; userId: string; at: Date }) => Promise<void>;
  /** Locks a group that was ended, until the transaction ends; undefined when it was not, was brought back or is gone. */
  findEnded: (tx: Database, topicId: string) => Promise<EndedGroup | undefined>;
  /** Makes everybody a member again who was one, as they were. */
  restore: (tx: Database, topicId: string) => Promise<void>;
  /** Makes people members, who read what is written from now on; `seq` is the number of the change that adds them. */
  join: (
    tx: Database,
    added: { topicId: string; userIds: readonly string[]; seq: number; at: Date },
  ) => Promise<void>;
  /** Makes somebody a member no more. */
  leave: (tx: Database, member: { topicId: string; userId: string }) => Promise<void>;
  /** Ids of the groups that somebody is in. */
  ofMember: (userId: string) => Promise<string[]>;
  /** Whether two people share a conversation, asked at once for each of some people and each of some others. */
  sharedBetween: (
    ids: readonly string[],
    otherIds: readonly string[],
  ) => Promise<(userId: string, otherId: string) => boolean>;
};

/** Topics, as the other domains use them. */
export type Topics = {
  /** Who is in which topic. */
  membership: Membership;
  /** What happened in topics. */
  changes: ChangeLog;
  /** Groups in the database. */
  groups: GroupRecords;
  /** Sends an event to the sockets with which a member follows a topic. */
  sendToMember: <E extends ServerEvent<'/chat'>>(
    member: { topicId: string; userId: string },
    event: E,
    params: EventParams<E>,
    payload: EventInput<E>,
  ) => void;
  /** Updates the chat lists of a topic's members a little later; `shownTo` are members for whom it was hidden. */
  updateLists: (topicId: string, shownTo?: readonly string[]) => void;
  /** A topic as a member sees it now. */
  view: (member: { topicId: string; userId: string }) => Promise<Topic>;
  /** Takes the sockets of people who are members no more out of a topic, on all servers, and the topic out of their chat lists. */
  close: (topicId: string, userIds: readonly string[]) => void;
  /** The plan of a user changed, and with it whether the groups that this user made can be written to: updates their members' lists. */
  updateGroupsOf: (userId: string) => Promise<void>;
  /** The profile of a user changed: updates the chat lists of everybody who shares a topic, but not across a block. */
  updateListsOf: (userId: string) => Promise<void>;
  /**
   * Takes a deleted account out of its conversations, and puts a placeholder in its place where others stay. `replace` does the same with
   * the messages of one topic, in its transaction; `writtenIn` names topics with messages of the account. May be done again.
   */
  handOver: (request: {
    userId: string;
    placeholderId: string;
    replace: (tx: Database, topicId: string) => Promise<void>;
    writtenIn: (limit: number) => Promise<string[]>;
  }) => Promise<void>;
  /** All conversations of a person, newest first. */
  listOf: (userId: string) => Promise<Topic[]>;
  /** Ids of the conversations of a person, apart from archived ones, in which something is unread or that are marked so. */
  unreadTopicsOf: (userId: string) => Promise<string[]>;
  /** Takes a picture, whose file is about to go, off the groups that show it. */
  dropImage: (url: string) => Promise<void>;
  /** Id of the private topic of two users, made when it is missing and the first one's plan has room for it. */
  ensurePrivate: (pair: { userId: string; otherId: string; at?: Date }) => Promise<string>;
  /** Sends the private topic of two users, if there is one, to the chat lists of some of them as it stands now. */
  updatePrivate: (pair: { userId: string; otherId: string }, to: readonly string[]) => Promise<void>;
  /** Whether a group's picture has this address. */
  isPicture: (url: string) => Promise<boolean>;
  /** Whether some member of a topic lets only engines of this server see its texts. */
  isLocalOnly: (topicId: string) => Promise<boolean>;
  /** A topic by its id. */
  find: (topicId: string) => Promise<SharedTopic | undefined>;
  /** Sets after how many seconds messages that are stored from now on disappear, null: they stay; undefined where it is so already. */
  setMessageLifetime: (
    tx: Database,
    topicId: string,
    lifetime: number | null,
  ) => Promise<SharedTopic | undefined>;
  /** Marks a topic as unread for a member, or takes that mark away; all devices of the member get the topic. */
  markUnread: (member: { topicId: string; userId: string }, isUnread: boolean) => Promise<Topic>;
  /** Moves a member's read mark forward inside the transaction of its change; false when it is there already. */
  markSeen: (
    tx: Database,
    mark: { topicId: string; userId: string; seq: number; at: Date },
  ) => Promise<boolean>;
};
