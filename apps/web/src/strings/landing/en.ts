/**
 * Texts of the landing page in English, the source of the others. They are not among the texts of the app: the page is
 * rendered when the app is built.
 */
export const en = {
  pageTitle: 'Franca – Realtime Multilingual Messenger',
  description:
    'Chat in over 90 languages: write in your language, be read in theirs. Messages arrive translated, and the original is one click away.',
  skip: 'Skip to the content',
  menu: 'Menu',
  notifications: 'Notifications',
  mainNavigation: 'Main',

  redeemCode: 'Redeem Code',
  videos: 'Videos',
  webVersion: 'Web Version',
  appInfo: 'App Info',
  becomePartner: 'Become A Partner',
  pricing: 'Pricing',
  enter: 'Sign up / Sign in',

  tagline: 'One world, one language!',
  heroTitle: 'Realtime Multilingual Messenger',
  heroText: 'Over 90 languages in one conversation. You write in yours, everybody reads in theirs.',
  startChatting: 'Start chatting',
  seeHow: 'See how it works',
  desktopAlt: 'A conversation in Franca: the messages of Marco, who writes Italian, are read in English.',

  appTitle: 'Take Franca with you',
  appText:
    'The apps for the stores are not out yet. Franca installs from the browser today, on phones and computers alike.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  comingSoon: 'Coming soon',
  install: 'Install as a web app',
  installHelp:
    'iPhone and iPad: Share, then Add to Home Screen. Other browsers: open the menu, then Install.',
  installed: 'Franca is installed.',

  featuresTitle: 'Made for people who do not share a language',
  textTitle: '90 languages for text',
  textText: 'Each message is shown in the language of whoever reads it, a moment after it was sent.',
  voiceTitle: '71 languages for voice',
  voiceText: 'Voice-to-text and video calls with a live transcript, so that nobody has to guess.',
  groupTitle: 'Group chat of up to 10 languages',
  groupText: 'One group, as many languages as its members speak. Nobody has to switch.',
  originalTitle: 'The original, one click away',
  originalText: 'Translations are made by machines. What was really written is always there to compare.',
  offlineTitle: 'Works without a network',
  offlineText: 'What you write is kept on your device and sent when the connection is back.',
  ownTitle: 'Your language, your direction',
  ownText:
    'English, Spanish, French, Italian, Vietnamese and Arabic, from left to right and from right to left.',

  howTitle: 'How the app works',
  stepWrite: 'Write in your language',
  stepWriteText: 'Emma writes English. She sees Marco’s Italian messages in English.',
  stepTranslate: 'Franca translates',
  stepTranslateText:
    'Names, links, numbers and emoji stay as they are. The tone of the conversation stays yours.',
  stepRead: 'They read in theirs',
  stepReadText: 'Marco sees the same conversation in Italian, and answers without a second thought.',
  ownAlt: 'Emma’s phone: the conversation in English.',
  otherAlt: 'Marco’s phone: the same conversation in Italian.',

  webTitle: 'Web version',
  webText:
    'No download and no account in advance: open the page, sign in with your phone number or an email, and write.',
  openWeb: 'Open the web version',

  videosTitle: 'Franca in a few seconds',
  videosText: 'Recorded from the running app, without sound.',
  clipTranslation: 'Two people, two languages',
  clipTranslation1: 'Emma asks in English where the train station is.',
  clipTranslation2: 'Marco reads the question in Italian.',
  clipTranslation3: 'He thanks her in Italian, and she reads it in English.',
  clipOriginal: 'The original, whenever you want it',
  clipOriginal1: 'A message that was translated says so.',
  clipOriginal2: 'One click shows what was really written, another one goes back.',
  clipStickers: 'Stickers need no translation',
  clipStickers1: 'The stickers are behind the plus, beside the text field.',
  clipStickers2: 'One click sends one.',
  playClip: 'Play',
  captions: 'Captions',

  shotsTitle: 'A look inside',
  shotsLabel: 'Screenshots',
  shotList: 'All your conversations, in your language',
  shotEnglish: 'Emma reads English',
  shotSpanish: 'Diego reads Spanish',
  shotFrench: 'Chloé reads French',
  shotItalian: 'Marco reads Italian',
  shotArabic: 'Omar reads Arabic, from right to left',
  shotVietnamese: 'Minh reads Vietnamese, in the dark',
  previous: 'Previous screenshot',
  next: 'Next screenshot',
  pause: 'Pause the slider',
  play: 'Start the slider',

  emoticonsTitle: 'Emoticons',
  emoticonsText:
    'Stickers for what no language says. They come from Fluent Emoji, drawn by Microsoft and published as open source.',
  partnerLink: 'Fluent Emoji by Microsoft',

  imagesTitle: 'Premium images',
  imagesText:
    'Pictures drawn for Franca give a conversation its own place. Both sides see the one you choose.',
  imageForest: 'Forest',
  imageBeach: 'Beach',
  imageChristmas: 'Christmas',
  imagePaper: 'Old Paper',

  partnerTitle: 'Become a partner',
  partnerText:
    'You want Franca in your company, your school or your product? Write to us, and we answer by email.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  leaveEmpty: 'Leave this field empty',
  enquirySent: 'You request has been successfully sent!',

  newsletterTitle: 'News from Franca',
  newsletterText: 'New languages and features, now and then. You can unsubscribe with one click.',
  subscribe: 'Subscribe',
  subscribed: 'You have successfully subscribed',
  subscribedHint: 'Open the link in the email that we send you to confirm the address.',

  nameRequired: 'Name is required. Please enter one.',
  emailRequired: 'Email is required. Please enter one.',
  emailInvalid: 'Email is not valid. Please try again.',
  newsletterEmailInvalid: 'Email is not valid.',
  messageRequired: 'Message is required. Please enter one.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  failed: 'This could not be sent. Check the connection and try again.',

  plansTitle: 'Plans and Pricing',
  perMonth: 'AUD per month',
  plansFailed: 'The plans could not be loaded. Check the connection and try again.',

  footerContact: 'Contact',
  footerProduct: 'Product',
  footerSocial: 'Social',
  footerLegal: 'Legal',
  footerLanguages: 'Language',
  contactUs: 'Write to us',
  api: 'API for developers',
  shareOn: 'Share on {place}',
  terms: 'Terms',
  privacy: 'Privacy',
};

/** The texts of the landing page in one language. */
export type LandingStrings = Record<keyof typeof en, string>;
