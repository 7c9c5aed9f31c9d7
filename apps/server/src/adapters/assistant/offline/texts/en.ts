import type { AssistantTexts } from './AssistantTexts.ts';

export const en: AssistantTexts = {
  greeting: 'Hello! Ask me about Franca, or ask “what can you do?”.',
  identity:
    'I am the assistant that is built into Franca. I am no language model, neither ChatGPT nor another one: I search the help pages of Franca, and nothing of your question leaves this server, except that a text to translate goes to the translation engines of the server.\n\nI can:\n\n- answer questions about Franca, such as “How do I leave a group?”\n- translate a sentence: “translate ‘good morning’ to Italian”\n- say what is unread: “what is unread today?”\n- find a message or a person: “find the message about the train”\n- open a part of Franca: “open the settings”',
  unknown:
    'I do not know that. I am the assistant that is built into Franca, and I know its help pages only. Ask me about Franca in other words, or look through the [help pages]({url}).',
  helpPage: 'From the help page [{title}]({url}).',
  seeAlso: 'See also: {pages}.',
  translated: {
    exact: '{target}, from {source}: a checked sentence ({engine}).',
    good: '{target}, from {source}, translated by a machine ({engine}).',
    rough: '≈ Rough translation into {target}, from {source} ({engine}): it may be wrong.',
  },
  sameLanguage: 'This is {target} already.',
  noLanguage: 'I know no language called “{name}”.',
  noTranslation: 'No translation of this text into {target} is available on this server.',
  translationDown: 'The translation does not work now. Please try again later.',
  unreadNone: 'Nothing is unread.',
  unreadNoneToday: 'Nothing of the last 24 hours is unread.',
  unread: 'Conversations with unread messages, and how many:',
  unreadToday: 'Conversations with unread messages of the last 24 hours, and how many are unread:',
  opens: 'Here it is: [{name}]({url}).',
  messagesFound: 'Messages with “{words}”, newest first:',
  messagesNone: 'I found no message with “{words}” in your conversations.',
  peopleFound: 'People called “{words}”:',
  nothingFound: 'I found neither a person nor a message for “{words}”.',
  parts: {
    settings: 'Settings',
    profile: 'Edit profile',
    plans: 'Plans and Pricing',
    account: 'Subscription/account',
    notifications: 'Notifications',
    friends: 'Friends',
    requests: 'Friend requests',
    newChat: 'New chat',
    newGroup: 'New group',
    shortcuts: 'Keyboard shortcuts',
    about: 'About',
    help: 'Help',
    logOut: 'Log out',
  },
};
