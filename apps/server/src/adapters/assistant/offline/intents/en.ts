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
    /^(?:please )?(?:search|look|check)(?: in| through)? (?:my |all my |the )?(?:messages|chats|conversations) (?:for|about) (?:the |a )?(?<words>.+)$/iu,
    /^(?:please )?(?:find|search|search for|look for|show)(?: me)? (?:the |a |my |all )?(?:messages?|texts?) (?:about|with|containing|that says?|of|on|from) (?:the |a )?(?:words? )?(?<words>.+)$/i,
    /^(?:search|search for|look for|find) (?:the |a )?(?<words>.+) in my (?:messages|chats|conversations)$/i,
  ],
  findAny: [
    /^(?:please )?(?:find|search for|search|look for)(?: me)? (?:the |my )?(?:person |people |contact |friend |someone called )?(?<words>.+)$/i,
  ],
  findSaid: [
    /^(?:what|where|when) (?:did|has|have|had) (?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:say|said|write|written|tell me|told me|mention|mentioned|talk|talked|speak|spoken|send me|sent me)(?: to me| me)?(?: anything| something)? (?:(?:about|of|on|regarding) (?:the |a |an |my |our )?|(?:the |that |a |an |my |our ))(?<words>.+)$/iu,
    /^(?:did|has|have) (?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:say|said|write|written|tell|told|mention|mentioned|talk|talked|speak|spoken)(?: to)?(?: me| us)?(?: anything| something)? (?:about |of |on )?(?:the |a |an |my |our )?(?<words>(?!me$|us$|today$).+)$/iu,
    /^(?:please )?(?:find|search for|search|look for|look up|show)(?: me)?(?: out)? (?:what|where|when|the (?:place|message|chat|conversation) (?:where|in which)) (?:(?:it |that )?(?:was|were|is)|(?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?: has| have)?) (?:say|said|write|wrote|written|mention|mentioned|talk|talked|talking|speak|spoke|spoken)(?: to me)? (?:about|of|on) (?:the |a |an |my |our )?(?<words>.+)$/iu,
  ],
  newest: [
    /^(?:please )?(?:find|show|read|give|get)(?: me)? (?:the |all |my |any )*(?:(?:last|latest|newest|new|recent) )?(?:messages?|texts?) (?:from|by) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)$/iu,
    /^(?:what|when) (?:did|has) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:last )?(?:write|written|say|said|send|sent|text|message)(?: to)?(?: me)?(?: last| today)?$/iu,
    /^(?:did|has) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:write|written|text|texted|message|messaged)(?: to)?(?: me)?(?: today)?$/iu,
    /^(?:who|what) (?:has |have |was |did |people )*(?:written|wrote|write|sent|send|messaged|texted|said)(?: to)? me(?: something| anything| messages?)?(?: today)?$/iu,
    /^what (?:did i get|have i got|have i received|did i receive)(?: today)?$/iu,
  ],
  findPerson: [
    /^(?:is|are) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:one of my|among my|in my|my) (?:contacts?|friends?)(?: list)?$/iu,
    /^(?:do i (?:have|know)|have i got|is there) (?:(?:a |an |any |some )?(?:friends?|contacts?|people|person)|(?:any|some)(?:one|body)) (?:who is |that is )?(?:called|named|with the name(?: of)?) (?<words>.+)$/iu,
    /^[Ww]ho is (?<words>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u,
  ],
  ownEnding:
    / (?:(?:in|among|from|on) (?:all )?(?:my|the) (?:contacts?|friends?|messages|chats|conversations)(?: list)?|(?:whom |that |who )?i can (?:write|talk|speak|message)(?: to| with)?)$/iu,
  nobody: /^(?:i|we|he|she|they|you|it|anyone|anybody|someone|somebody|people)$/iu,
};
