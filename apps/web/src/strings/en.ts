import { validationSentences } from '@franca/contract';
import type { Text } from '@franca/ui';
import { en as errors } from './errorTexts/en.ts';

/**
 * Texts of the pages in English, the source of all others: one section for each feature. The sentences that the
 * specification names are letter for letter.
 */
export const en = {
  common: {
    tagline: 'One world, one language!',
    documentTitle: 'Franca',
    select: 'Select',
    done: 'Done',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    reload: 'Reload',
    more: 'More',
    loading: 'Loading the chat',
    backToLogin: 'Back to sign-in',
    goToChats: 'Go to chats',
  },

  auth: {
    phoneNumber: 'Phone number',
    countryPrefix: 'Country prefix',
    code: 'Verification code',
    sendCode: 'Send code',
    resendCode: 'Resend code',
    signIn: 'Sign in',
    signInTitle: 'Sign in',
    signInWithEmail: 'Sign in with Email',
    signInWithPhone: 'Sign in with Phone Number',
    email: 'Email',
    sendQuickLink: 'Send me Quick Link',
    noAccountNeeded: 'You do not need an account in advance. By signing in you agree to our',
    termsLink: 'terms and policies',
    captchaLabel: 'I am not a robot',
    captchaVerifying: 'Checking',
    captchaVerified: 'Verified',
    captchaExpired: 'The captcha has expired. Try again.',
    captchaWait: 'Checking, please wait',
    captchaFailed: 'The captcha could not be loaded. Check the connection and try again.',
    tryDemo: 'Try the demo',
    tryDemoHint: 'One click signs you in as one of these people.',
    signInAs: 'Sign in as {name}',
    promoTitle: 'Write in your language. Be read in theirs.',
    promoText: 'Every message arrives translated, and the original is one click away.',
    getOnAndroid: 'Android app',
    getOnIos: 'iOS app',
    storeSoon: 'coming soon',
    codeSent: 'Code sent successfully',
    codeVerified: 'Code verified successfully',
    linkSent: 'Check your email for the Quick Link.',
    loginDone: 'Login successfully',
    checkingLink: 'Checking your link',
  },

  /** The sentences of the contract, and two that only the pages have. */
  validation: {
    ...validationSentences,
    avatarRequired: 'Avatar is required. Please select one.',
    imagesOnly: 'Only images can be used. Please try again.',
  },

  profile: {
    fullName: 'Fullname',
    avatar: 'Avatar',
    avatarBrowse: 'Browse',
    avatarChange: 'Change the photo',
    country: 'Country',
    language: 'Language',
    accent: 'Accent',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    other: 'Other',
  },

  registration: {
    theBasics: 'The Basics',
    basicsHint: 'Franca translates from and into your language, so people know how to reach you.',
    signUp: 'Sign up',
    signUpDone: 'Sign up successfully',
  },

  shell: {
    chats: 'Chats',
    addFriend: 'Add friend',
    smartTalk: 'SmartTalk',
    notification: 'Notification',
    account: 'Subscription/account',
    editProfile: 'Edit profile',
    settings: 'Settings',
    about: 'About',
    logOut: 'Log out',
    mainMenu: 'Main menu',
    confirmLogOut: 'Log out of Franca?',
    confirmLogOutText: 'Messages that are not sent yet will be deleted from this device.',
    aboutText: 'Franca is a multilingual messenger. Write in your language, be read in theirs.',
    version: 'Version {version}',
    keepBoth: 'Keep both languages in the transcript',
  },

  chat: {
    listFailed: 'Your chats could not be loaded',
    info: 'Conversation info',
    missing: 'This chat is not available',
    missingHint: 'It may have been deleted, or it belongs to another account.',
    backToList: 'Back to chats',
    language: 'Language of this chat',
    languageHint: 'Messages are shown to you in this language.',
    profileLanguage: 'My profile language ({language})',
    showTexts: 'Show messages',
    showTranslated: 'Translated',
    showOriginal: 'Original',
    showBoth: 'Both',
    offlineNotice: 'You are offline. Messages are kept here and sent when the connection is back.',
    serverAwayNotice: 'The server cannot be reached. Messages are kept here and sent when it is back.',
    connectHere: 'Use Franca here',
  },

  stickers: {
    faces: 'Faces',
    animals: 'Animals',
    food: 'Food and drink',
    celebration: 'Celebration',
  },

  people: {
    newChat: 'New chat',
    findPeople: 'Find people',
    findPeopleHint: 'Type a name',
    noPeople: 'Nobody with this name',
  },

  billing: {
    plansTitle: 'Plans and Pricing',
    perMonth: 'AUD per month',
    planFree: 'Free',
    planPremium: 'Premium',
    planUltimate: 'Ultimate',
    planEnterprise: 'Enterprise',
    planFreeSeats: 'Single user',
    planPremiumSeats: 'Single user',
    planUltimateSeats: '3 users',
    planEnterpriseSeats: '10 users',
    planTrial: '7-day free trial',
    planOneChat: 'One private chat',
    planBasicChat: 'Basic chat',
    planPrivateChats: 'Multilingual private chat',
    planOnTheGo: 'On-the-go translation',
    planGroupChat: 'Group chat',
    planImageText: 'Image text translation',
    planVideo: 'Video calls with live transcript',
    planAssistant: 'SmartTalk, the AI assistant',
    planEverything: 'Everything in {plan}',
    choosePlan: 'Choose {plan}',
    startFree: 'Start for free',
    redeemCode: 'Redeem Code',
    contactSales: 'Contact sales',
    cardForTrial: 'Please enter card to get trial!',
    checkout: 'Checkout',
    cancelSubscription: 'Cancel Subscription',
  },

  landing: {
    text: 'Chat with anyone, each of you in your own language.',
    enter: 'Sign up / Sign in',
    pricing: 'Pricing',
  },

  pages: {
    notFound: 'Not Found',
    notFoundText: 'There is nothing at this address.',
    errorTitle: 'Something went wrong',
    errorText: 'Reload the page. What you wrote is kept on this device.',
    notYetTitle: '{name} is not available yet',
    notYetText: 'We are still building this part. Your chats work already.',
    calls: 'Calls',
  },

  errors,
};

/** The texts of the pages in one language, by section and name. */
export type PageStrings = {
  readonly [Section in keyof typeof en]: Record<keyof (typeof en)[Section], Text>;
};
