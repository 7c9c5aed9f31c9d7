/** Numbers of the specification and of this contract that both sides enforce. */
export const limits = {
  /** Digits of a phone number, as E.164 allows with the dial code. */
  phoneNumber: 15,
  /** Digits of a verification code. */
  verificationCode: 6,
  /** Characters of a person's full name. */
  fullName: 50,
  /** Characters of an email address. */
  email: 255,
  /** Characters of a username, at least. */
  usernameMin: 5,
  /** Characters of a username, at most. */
  username: 32,
  /** Days for which a username that was given up is nobody else's. */
  usernameKeptDays: 30,
  /** Characters of a profile description. */
  description: 255,
  /** Characters of a group's name. */
  groupName: 50,
  /** Seconds for which a group that somebody deleted can be brought back, by everybody who was in it. */
  groupRestoreSeconds: 30,
  /** Invite links of one group that let people in at the same time. */
  groupLinks: 20,
  /** Days after which an invite link of a group ends at the latest, where it has an end. */
  groupLinkDays: 365,
  /** Invite links of one group that are kept, those that have ended included. */
  groupLinksKept: 50,
  /** Files that one selection or one message may contain. */
  filesPerSelection: 9,
  /** Messages in one page of a conversation when the caller names no limit. */
  messagePage: 20,
  /** Attachments in one page when the caller names no limit. */
  attachmentPage: 20,
  /** Entries in one page of the assistant's history. */
  assistantPage: 20,
  /** The most entries that any paged call returns. */
  pageMax: 100,
  /** The highest page number that a paged call accepts. */
  pageNumberMax: 100_000,
  /** Changes in one answer of `GET /topic/changes` when the caller names no limit. */
  changesPage: 100,
  /** The most changes in one answer of `GET /topic/changes`. */
  changesPageMax: 500,
  /** Messages that one person has scheduled at once, in all conversations. */
  scheduledMessages: 200,
  /** Messages that one person has scheduled at once in one conversation. */
  scheduledPerTopic: 50,
  /** Days for which a message can be scheduled ahead. */
  scheduledDays: 365,
  /** UTF-16 code units of a message's text; the specification names no limit. */
  messageText: 10_000,
  /** Hours for which the words of a message can be changed by its sender. */
  editHours: 24,
  /** Messages that are pinned in one conversation at once. */
  pinnedMessages: 3,
  /** Conversations that one person has pinned to the top of the list at once. */
  pinnedTopics: 5,
  /** UTF-16 code units of the question of a poll. */
  pollQuestion: 300,
  /** UTF-16 code units of one option of a poll. */
  pollOption: 100,
  /** Options of a poll, at least. */
  pollOptionsMin: 2,
  /** Options of a poll, at most. */
  pollOptions: 10,
  /** Stickers that one person has. */
  stickers: 100,
  /** UTF-16 code units of the name of a sticker: an emoji, or some words. */
  stickerName: 64,
  /** Pixels of the longest side of somebody's own sticker. */
  stickerSide: 512,
  /** Bytes of somebody's own sticker as it is kept. */
  stickerBytes: 512 * 1024,
  /** Terms in the glossary of one conversation. */
  terms: 100,
  /** UTF-16 code units of a term, and of what stands for it in a language. */
  term: 100,
  /** Languages in which something stands for one term. */
  termLanguages: 20,
  /** UTF-16 code units of a text whose translation is shown before it is sent. */
  previewedText: 1000,
  /** UTF-16 code units of a message to the assistant. */
  assistantText: 10_000,
  /** UTF-16 code units of the conversation that accompanies a message to the assistant. */
  assistantConversation: 60_000,
  /** Messages of a conversation that one question to the assistant can be about. */
  assistantQuotes: 100,
  /** UTF-16 code units that are kept of one answer of the assistant. */
  assistantAnswer: 100_000,
  /** UTF-16 code units of the title of a conversation with the assistant. */
  assistantTitle: 100,
  /** UTF-16 code units of the name that a client gives a request, so that it is carried out once. */
  requestId: 100,
  /** Mentions in one message. */
  mentions: 100,
  /** UTF-16 code units of one emoji message or reaction: long enough for a family with skin tones. */
  emoji: 64,
  /** UTF-16 code units of a link to a file. */
  link: 2048,
  /** UTF-16 code units of a file's name. */
  fileName: 255,
  /** UTF-16 code units of a place's name in a shared location. */
  placeName: 200,
  /** Places in one answer when the caller names no limit. */
  placesPage: 8,
  /** UTF-16 code units of a search text. */
  searchText: 100,
  /** People in one search answer when the caller names no limit. */
  searchPage: 20,
  /** Friends or requests in one page, also when the caller names no limit. */
  friendsPage: 500,
  /** Bytes of one recording of a call: about an hour. */
  recordingBytes: 500 * 1024 * 1024,
  /** Bytes of one part of a recording. */
  recordingPartBytes: 8 * 1024 * 1024,
  /** Seconds after its last part with which a recording that nobody stopped is closed. */
  recordingLeaseSeconds: 60,
  /** Seconds after which a call that nobody answered has been missed. */
  callRingSeconds: 35,
  /** Seconds of age with which a ring that arrives is shown as a missed call instead. */
  callRingAgeSeconds: 10,
  /** Seconds for which a call keeps the place of somebody whose page or connection is gone. */
  callReturnSeconds: 30,
  /** People in one call whose room is on this server. */
  callPeople: 8,
  /** How often one person is rung who is added to a call. */
  callAdds: 3,
  /** People in one list of those whom one may add to a call. */
  callCandidates: 100,
  /** Notifications in one page when the caller names no limit. */
  notificationPage: 50,
  /** Notifications that are kept for one person; older ones are forgotten. */
  notifications: 200,
  /** Days after which a notification is forgotten. */
  notificationDays: 90,
  /** People that one group may have, and that one call may add. */
  groupMembers: 500,
  /** Members of a group that a topic, a change or a system line names; the others are counted. */
  namedMembers: 20,
  /** UTF-16 code units of the name on a partner enquiry. */
  enquiryName: 100,
  /** UTF-16 code units of a partner enquiry's message. */
  enquiryText: 5000,
  /** UTF-16 code units of the UI strings sent to be translated. */
  appStrings: 200_000,
  /** UTF-16 code units of a session, captcha or push token. */
  token: 4096,
} as const;
