import type { IntentPatterns } from './Intent.ts';

export const en: IntentPatterns = {
  greet: /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you)(?: there| smarttalk)?$/i,
  identity: [
    /^(?:who|what) are you$/i,
    /^are you (?:a |an )?(?:chat ?gpt|gpt|ai|bot|robot|human|person|real|openai|language model|machine|claude|gemini)/i,
    /^what can(?:['’]t|not)? you (?:not )?do/i,
    /^(?:can|could) you be wrong|^are you (?:ever|sometimes|always) (?:wrong|right)/i,
    /^(?:what is|what's) your name$/i,
  ],
  translate: [
    /^(?:please |can you |could you )*translate (?<text>.+) (?:in)?to (?<language>[\p{L} ]+)$/iu,
    /^how (?:do|can|would) (?:i|you) say (?<text>.+) in (?<language>[\p{L} ]+)$/iu,
    /^(?:what is|what's) (?<text>["“'‘«].+["”'’»]) in (?<language>[\p{L} ]+)$/iu,
  ],
  asksHow:
    /^(?:how|why|can|could|may|is it|when|where (?:do|can|is the)|what (?:does|happens|do))(?!\p{L})/iu,
  unread: [
    /(?<!\p{L})unread(?!\p{L})/iu,
    /what (?:have|did) i not read|(?:have|did)(?: not|n['’]t) read/i,
    /what (?:did|have) i miss/i,
    /^(?:do i have |are there |show |any |my )*(?:any )?new messages/i,
  ],
  today: /(?<!\p{L})today/iu,
  open: /^(?:please |can you )?(?:open|show|go to|take me to) (?:me )?(?:the |my )?(?<words>.+)$/i,
  parts: {
    settings: /^settings|preferences/i,
    profile: /^(?:edit )?profile/i,
    plans: /plans|prices|pricing/i,
    account: /account|subscription/i,
    notifications: /^notifications?/i,
    requests: /requests/i,
    friends: /friends|contacts/i,
    newChat: /^new (?:chat|conversation)/i,
    newGroup: /^new group/i,
    shortcuts: /shortcuts|keyboard/i,
    about: /^about/i,
    help: /^help/i,
    logOut: /^log ?out/i,
  },
  findMessage: [
    /^(?:please )?(?:find|search|search for|look for|show)(?: me)? (?:the |a |my |all )?(?:messages?|texts?) (?:about|with|containing|that says?|of|on|from) (?:the |a )?(?<words>.+)$/i,
    /^(?:did|has|have) (?:anyone|anybody|someone|somebody) (?:write|written|wrote|say|said|mention|mentioned)(?: something| anything)? (?:about )?(?:the |a )?(?<words>.+)$/i,
    /^who (?:wrote|said|mentioned)(?: something)? (?:about )?(?:the |a )?(?<words>.+)$/i,
    /^(?:search|search for|look for|find) (?:the |a )?(?<words>.+) in my (?:messages|chats|conversations)$/i,
  ],
  findAny: [
    /^(?:please )?(?:find|search for|search|look for)(?: me)? (?:the |my )?(?:person |people |contact |friend |someone called )?(?<words>.+)$/i,
  ],
};
