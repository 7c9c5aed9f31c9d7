export const en = `
says: say, says, said, write, wrote, written, tell, told, mention, mentioned, mentions, address mentioned, talk, talked, talking, speak, spoke, spoken, text me, texted, message me, messaged, send, sent, answer, answered, reply, replied, respond, responded, contact, contacted, recommend, recommended, been in touch, in touch, words, opinion, think, thought, heard from, hear from, heard, suggest, suggested, ask me, asked me, promise, promised
about: about, regarding, concerning, on the subject of, on, of, for, with, in regard to, that says, containing, what time, when is, with the word
from: from, by
me: me, text me, message me, ask me, asked me, us, to me, to us, with me, i, we, my, our
message: message, messages, texts, chat, chats, conversation, conversations
find: find, search, look for, look up, search for, show, give, locate, can't find, cannot find, where is
where: where, in which chat, in which chat was, which chat, in which conversation, in what chat, when
last: last, latest, newest, most recent, recent, lately, recently, already, yet, back, still, anything from, something from, news from, now
unread: unread, anything new, something new, any news, what's new, what is new, new messages, new message, did i miss, have i missed, i missed, miss, missed, waiting for me, waiting, not seen, not opened, unopened
not: not, n't, never, haven't, didn't, have not
read: read
today: today, this morning, this afternoon, this evening, tonight, since yesterday
friend: friend, friends, contact, contacts, contact list, friend list, friends list
called: called, named, by the name of, with the name
who: who, who's, anyone, anybody, someone, somebody, everyone, people, has anyone
what: what, which, did, has, have, had, was, were, does, is, are, do
how: write me, write a, how do, how can, how to, how does, how would, why, can i, could i, may i, is it possible, can people, can the, does the app, can somebody, can anyone
drop: s, can, the, a, an, any, anything, something, everything, all, it, that, this, there, he, she, they, them, his, her, please, can you, could you, would you, tell me, to, in, at, here, of mine, among, and, again, remember, can't, cannot, remember, been, am, be, some, got, get, did, so, far, out, person, up, came in, came, come in, received, receive, got, one, thing, things, how many, still have, else, just, ever, also, them, yet, know, you, want to, want, need, see, really, list, exactly, number of
`;
