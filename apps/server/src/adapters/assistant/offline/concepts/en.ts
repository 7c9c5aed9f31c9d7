export const en = `
send: send, sent, transmit, post, deliver
write: write, type, compose
delete: delete, remove, erase, wipe, clear, throw away, get rid of, rid
recall: recall, unsend, take back, withdraw, retract, unsent, wrong chat, wrong group, wrong person, before they read it, by mistake, by accident
edit: edit, correct, modify, fix, rewrite, typo, change what i wrote, change what i sent, put it right, put right
change: change, switch, alter, set, choose, replace, pick
add: add, invite, include, bring in
leave: leave, quit, exit, get out
create: create, start, begin, set up, found
stop: stop, end, finish, switch off, turn off, disable
start: turn on, switch on, enable, activate
block: block, ban, harass, annoy, bother, spam, abuse, pester, stalk, stop messaging me, stop writing to me, keeps messaging me, keeps writing to me, leave me alone, get rid of him, get rid of her
unblock: unblock, unban
mute: mute, silence, quiet, disturb, silent, turn off the sound, no sound, shut up, shush, keeps ringing, keeps beeping, keeps buzzing, beeping, buzzing, pinging
call: call, ring, telephone, dial, videocall, video call, audio call, on the phone, phone call, phone somebody, facetime
video: video, clip, film
camera: camera, webcam, face, without being seen
microphone: microphone, mic, mike, unmute
speakers: speaker, headphone, headset, loudspeaker
unheard: nobody hears me, hear me, hears me, heard by, cannot be heard
screen: screen, display, desktop, presentation, slide, slides, powerpoint
background: background, wallpaper, blur, behind me, backdrop
record: record, recording, capture, taping, recorded
transcript: transcript, transcription, caption, subtitle, what was said, written down
people: people, participant, member, attendee, person, someone else, to a friend, to my friend, to my friends, with my friends, my friend
message: message, msg, what i wrote, what i sent, what i have written
chat: chat, conversation, thread, discussion
group: group
photo: photo, picture, image, pic, photograph, snapshot, selfie, avatar, initials, portrait
file: file, document, attachment, pdf
voice: voice, audio, vocal, spoken
dictate: dictate, dictation, speech to text, voice typing, speak instead
listen: listen, hear, play back
language: language, tongue
translate: translate, translation, translator, put into my language
original: original, untranslated, before it was translated, before translation, as it was written, really wrote, really typed, really said, actually wrote, actually typed
rough: rough, approximate, inaccurate, imprecise
password: password, passcode
signin: sign in, log in, login, signin, log on
signup: sign up, signup, register, registration, new account, create an account, join
signout: sign out, log out, logout, signed out, logged out, log off, leave my account, get out of my account
account: account
plan: plan, subscription, membership, package, tier, company plan, for a company
price: price, cost, fee, how much, expensive, cheap
pay: pay, payment, paid, card, credit card
invoice: invoice, bill, past payment
trial: trial, try, free period, test it, for free
cancel: cancel, unsubscribe, terminate, renew, renewal
gift: gift, voucher, coupon, redeem, promo
friend: friend, friendship, befriend, buddy, to a friend, to my friend, to my friends, with my friends, my friend
befriend: befriend, be my friend, be friends, become friends, make friends, add a friend, friend request
unfriend: unfriend, end a friendship, stop being friends, stop being a friend, no longer friends, remove a friend, remove from friends, remove from my friends, delete a friend
request: request, invitation
accept: accept, approve, agree
decline: decline, reject, refuse, turn down
online: online, active now, last seen, presence, last here
seen: seen, read receipt, has been read, been read, was read, is read, tick, has read, have read
visible: visible, the others see, others see, who sees, who can see, everybody sees, see about me, know about me, find out, finds out, notice, notices
notification: notification, alert, push, notify, pop-up, popup, ping, alarm
receive: receive, arrive, come through
dark: dark, night mode, night, black
size: size, larger, bigger, enlarge, font, big, large, increase, increases, enlarge text, tiny, zoom
theme: theme, colour, color, skin
contact: contact, vcard
location: location, position, place, where i am, map, whereabouts, gps
sticker: sticker
emoji: emoji, smiley, emoticon
react: react, reaction, thumbs up, heart, like a message, love heart
pin: pin, keep on top, at the top, to the top
star: star, favourite, favorite, bookmark
reply: reply, answer, respond, quote
forward: forward, send on, pass on, pass it on, hand on
copy: copy
archive: archive, put away, tidy away
search: search, find, look for, look up, locate
date: date, day, calendar
share: share, exchange
download: download, export, backup
device: device, computer, tablet, phone, smartphone, laptop
keyboard: keyboard, shortcut, hotkey, key
offline: offline, without internet, no internet, no connection, without a connection, no network
install: install, app store, android, iphone, as an app, app on my phone, home screen, desktop app
update: update, upgrade franca, version
profile: profile
name: name, rename, fullname
accent: accent, dialect, pronunciation
privacy: privacy, private, encrypted, encryption, secure, confidential
limit: limit, maximum, at most, how many, how many people, quota, how big, how large
mention: mention, tag
link: link, url, qr code
lost: lost, forgot, forget, forgotten, missing
broken: interrupted, dropped, cut off, breaks off, interrupt
assistant: assistant, smarttalk, bot, chatbot, ai, robot
text: text, word, phrase, sentence, wording
data: data, information
restore: recover, restore, get back, undelete, bring back
expel: remove someone, remove somebody, remove a person, remove a member, kick out, kick, throw someone out, expel, kick somebody out, get somebody out
hide: hide, hidden, conceal, invisible
read: read, reads, reading
speak: speak, talk, spoken words
failure: not working, does not work, doesn t work, won t work, not work, out of order
untranslated: not translated, no translation, not been translated, isn t translated
summary: summary, summarise, summarize, explain
vanish: disappear, disappears, vanish, self destruct, delete themselves, deletes itself, erase themselves, expire by themselves
`;
