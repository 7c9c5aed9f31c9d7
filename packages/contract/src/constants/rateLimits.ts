/**
 * How often something may be done: a token bucket. `count` uses are possible at once, and they come back one by one,
 * all of them within `windowSeconds`.
 */
export interface RateLimit {
  /** Uses in a full bucket. */
  readonly count: number;
  /** Seconds in which an empty bucket fills. */
  readonly windowSeconds: number;
  /**
   * Who is counted: the signed-in user (before the sign-up the verified address), the network address, or the address
   * that a message is sent to or a page is fetched from, which a service counts.
   */
  readonly subject: 'person' | 'network' | 'recipient';
  /** Field of the body whose entries are counted one by one, where one call does a thing several times. */
  readonly perEntryOf?: string;
}

const minute = 60;
const hour = 3600;

/**
 * Every rate limit by name. One network may be a whole company, so its counts are high; requests that name the same limit
 * share one count.
 */
export const rateLimits = {
  /** Calls that read. */
  reads: { count: 1200, windowSeconds: minute, subject: 'person' },
  /** Calls that write and have no limit of their own. */
  writes: { count: 600, windowSeconds: minute, subject: 'person' },
  /** Messages sent, edited, forwarded and recalled: a whole outbox at once after a day offline, then ten a second. */
  messages: { count: 600, windowSeconds: minute, subject: 'person' },
  /** Conversations begun with people; opening one that exists is not counted. */
  conversations: { count: 200, windowSeconds: hour, subject: 'recipient' },
  /** People added to groups, with the group or later: some full groups at once. */
  groupAdditions: { count: 2500, windowSeconds: hour, subject: 'person', perEntryOf: 'target_user_ids' },
  /** Groups deleted: each deletion, and its undo, reaches all members. */
  groupDeletions: { count: 30, windowSeconds: hour, subject: 'person' },
  /** Invite links of groups made. */
  groupLinks: { count: 60, windowSeconds: hour, subject: 'person' },
  /** Invite links opened, which nobody can guess: a whole class opens one at once. */
  groupLinkReads: { count: 600, windowSeconds: 10 * minute, subject: 'network' },
  /** Groups joined by a link. */
  groupJoins: { count: 60, windowSeconds: hour, subject: 'person' },
  /** Terms of conversations set and removed: all members who look at a conversation read its terms anew each time. */
  terms: { count: 200, windowSeconds: hour, subject: 'person' },
  /** Stickers added, copied, removed and brought back. */
  stickers: { count: 300, windowSeconds: hour, subject: 'person' },
  /** Typing pings and read marks, which clients send by themselves. */
  signals: { count: 1200, windowSeconds: minute, subject: 'person' },
  /** Socket events that subscribe and unsubscribe: a long chat list at once after each reconnect. */
  subscriptions: { count: 1200, windowSeconds: minute, subject: 'person' },
  /** Enough for typing names. */
  searches: { count: 300, windowSeconds: 5 * minute, subject: 'person' },
  /** Searches of one person for a phone number or an e-mail address: enough for typing those of friends, too little for walking through all. */
  addressSearches: { count: 120, windowSeconds: hour, subject: 'recipient' },
  /** Previews of links that somebody writes; those that are known cost nothing else. */
  linkPreviews: { count: 120, windowSeconds: 10 * minute, subject: 'person' },
  /** Transcripts of one person whose words are made findable: each costs the database a third of a second. The others wait for their turn, and are read meanwhile. */
  transcriptTexts: { count: 30, windowSeconds: hour, subject: 'recipient' },
  /** Pages that are fetched of one host: nobody's server is to suffer from this one. */
  linkPreviewsPerHost: { count: 120, windowSeconds: 10 * minute, subject: 'recipient' },
  /** Asking engines again and again costs somebody else's money. */
  translations: { count: 600, windowSeconds: 10 * minute, subject: 'person' },
  /** Translations of a text that is being written, after each pause. */
  translationPreviews: { count: 60, windowSeconds: minute, subject: 'person' },
  /** Translations of all texts of the user interface: thousands of words each. */
  appTranslations: { count: 60, windowSeconds: hour, subject: 'person' },
  /** Upload slots opened; one call opens several. */
  uploadSlots: { count: 500, windowSeconds: hour, subject: 'person', perEntryOf: 'file_names' },
  /** Files sent to an upload address. */
  uploads: { count: 20_000, windowSeconds: hour, subject: 'network' },
  /** Files fetched: a conversation shows many at once. */
  downloads: { count: 60_000, windowSeconds: 10 * minute, subject: 'network' },
  /** Public lists, documents and states of the server. */
  publicReads: { count: 12_000, windowSeconds: minute, subject: 'network' },
  /** Documents of the API, which are long. */
  documents: { count: 300, windowSeconds: minute, subject: 'network' },
  /** Captcha challenges. */
  captchas: { count: 3000, windowSeconds: hour, subject: 'network' },
  /** Codes sent by text message. */
  codes: { count: 200, windowSeconds: hour, subject: 'network' },
  /** The same, over all numbers and networks: what is beyond is an attack, or needs a larger limit. */
  codesInTotal: { count: 3000, windowSeconds: hour, subject: 'recipient' },
  /** The same, for one phone number. */
  codesPerNumber: { count: 6, windowSeconds: hour, subject: 'recipient' },
  /** Quick links sent by email. */
  links: { count: 200, windowSeconds: hour, subject: 'network' },
  /** Links that one network asks for without a captcha. */
  linksWithoutCaptcha: { count: 150, windowSeconds: hour, subject: 'recipient' },
  /** Quick links over all addresses and networks. */
  linksInTotal: { count: 6000, windowSeconds: hour, subject: 'recipient' },
  /** Quick links for one address. */
  linksPerAddress: { count: 6, windowSeconds: hour, subject: 'recipient' },
  /** Addresses that one account enters in its profile: they may be anybody's, and are sent a link or refused as taken. */
  linksPerAccount: { count: 10, windowSeconds: hour, subject: 'recipient' },
  /** Codes and links entered. */
  attempts: { count: 600, windowSeconds: hour, subject: 'network' },
  /** Entries of one code that was sent to one number, from one network; less than what makes the code void. */
  attemptsPerCode: { count: 5, windowSeconds: hour, subject: 'recipient' },
  /** Accounts made with one verified phone number or address; more than one attempt is a corrected form. */
  signUps: { count: 60, windowSeconds: hour, subject: 'person' },
  /** Changes of the profile; a changed address is sent an email. */
  profileChanges: { count: 120, windowSeconds: hour, subject: 'person' },
  /** Usernames asked for, also those that are taken: nobody reads out which ones are. */
  usernames: { count: 60, windowSeconds: hour, subject: 'person' },
  /** Usernames given to one account. */
  usernameChanges: { count: 3, windowSeconds: 30 * 24 * hour, subject: 'recipient' },
  /** Archives of somebody's data asked for: each reads everything that the person has. */
  exports: { count: 3, windowSeconds: 24 * hour, subject: 'person' },
  /** Downloads of one archive: a browser may have to begin again. */
  exportStarts: { count: 3, windowSeconds: hour, subject: 'recipient' },
  /** Codes entered that delete an account. */
  deletions: { count: 20, windowSeconds: hour, subject: 'person' },
  /** The same, over all codes of one account: 50 guesses of a million in a month, however many codes were sent. */
  deletionCodesPerAccount: { count: 50, windowSeconds: 30 * 24 * hour, subject: 'recipient' },
  /** Friend requests and blocks. */
  contactChanges: { count: 200, windowSeconds: hour, subject: 'person' },
  /** Calls begun, answered and ended, and their tokens. */
  calls: { count: 300, windowSeconds: 10 * minute, subject: 'person' },
  /** People whom somebody adds to calls. */
  callAdds: { count: 40, windowSeconds: hour, subject: 'person' },
  /** Passcodes of calls, which somebody might guess, and sign-ins to calls. */
  passcodes: { count: 20, windowSeconds: hour, subject: 'person' },
  /** Hands and reactions in calls. */
  callSignals: { count: 60, windowSeconds: minute, subject: 'person' },
  /** Messages to the assistant, repeated ones too; how many are answered is decided by the plan. */
  assistant: { count: 600, windowSeconds: 10 * minute, subject: 'person' },
  /** Cards, check-outs and cancellations. */
  payments: { count: 30, windowSeconds: hour, subject: 'person' },
  /** What the payment provider reports; a wrong signature costs less than a signature. */
  paymentEvents: { count: 6000, windowSeconds: minute, subject: 'network' },
  /** What the media service reports of its rooms. */
  mediaEvents: { count: 6000, windowSeconds: minute, subject: 'network' },
  /** Gift codes, which somebody might guess. */
  giftCodes: { count: 20, windowSeconds: hour, subject: 'person' },
  /** Forms of the landing page. */
  enquiries: { count: 30, windowSeconds: hour, subject: 'network' },
  /** Enquiries in the name of one address. */
  enquiriesPerAddress: { count: 5, windowSeconds: hour, subject: 'recipient' },
  /** Mails of these forms, over all addresses and networks. */
  formMailsInTotal: { count: 1000, windowSeconds: hour, subject: 'recipient' },
  /** Mails that ask one address to confirm its subscription. */
  confirmationsPerAddress: { count: 3, windowSeconds: 24 * hour, subject: 'recipient' },
  /** Tools for trying Franca on one machine. */
  devTools: { count: 12_000, windowSeconds: minute, subject: 'network' },
} as const satisfies Record<string, RateLimit>;

/** Name of a rate limit. */
export type RateLimitName = keyof typeof rateLimits;

/** Name of a limit that the router counts: it knows the person and the network, but no recipient. */
export type EndpointLimit = {
  [Name in RateLimitName]: (typeof rateLimits)[Name]['subject'] extends 'recipient' ? never : Name;
}[RateLimitName];
