/** English, the source of all other languages; each text says what it is for. */
export const en = {
  /** SMS with the sign-in code. */
  signInCode: 'Your Franca code is {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  /** Subject of the quick link mail. */
  linkSubject: 'Your Franca Quick Link',
  /** What the link is for and how long it lasts. */
  linkIntroduction: 'Open this link to sign in to Franca. It works once, for {minutes} minutes.',
  /** Label of the link in an HTML mail. */
  linkButton: 'Sign in to Franca',
  /** Subject of the mail to an address that was entered in a profile. */
  confirmSubject: 'Confirm your e-mail address for Franca',
  /** What opening this mail's link confirms and how long it lasts. */
  confirmIntroduction:
    'This address was entered in a Franca profile. Open this link to confirm that it is yours and to sign in with it from now on. It works once, for {minutes} minutes.',
  /** Label of this mail's link. */
  confirmButton: 'Confirm the address',
  /** For somebody who did not enter the address: opening the link would hand it over. */
  confirmIgnore:
    'If this was not you, do not open the link and ignore this mail. Without the link the address is not connected to the profile.',
  /** Said above the bare address, for those who cannot use the button. */
  linkFallback: 'If the button does not work, copy this address into your browser:',
  /** For somebody who did not ask for the mail. */
  linkIgnore: 'If you did not ask for this mail, you can ignore it. Nobody gets in without the link.',
  /** Subject of the mail that asks to confirm a subscription. */
  newsletterSubject: 'Confirm your subscription to Franca news',
  /** What its link does and how long it lasts. */
  newsletterIntroduction:
    'This address was entered for news about Franca. Open this link within {days} days to confirm that you want them.',
  /** Label of its link, and of the button on the page behind it. */
  newsletterButton: 'Confirm the subscription',
  /** For somebody who did not enter the address. */
  newsletterIgnore:
    'If this was not you, do nothing: without the link you receive no further mail, and the address is deleted.',
  /** Before the address that ends the subscription. */
  newsletterEnd: 'To unsubscribe at any time, open this address: {link}',
  /** Title of the page that ends a subscription. */
  unsubscribeTitle: 'Unsubscribe from Franca news',
  /** Its button. */
  unsubscribeButton: 'Unsubscribe',
  /** After it. */
  unsubscribed: 'You have unsubscribed. You receive no further mail.',
  /** A link with a wrong or old key. */
  linkInvalid: 'This link is not valid or has already been used.',
  /** After the newsletter form was sent; letter for letter as the page shows it. */
  subscribed: 'You have successfully subscribed',
  /** What happens next. */
  subscribedHint: 'Open the link in the email that we send you to confirm the address.',
  /** After the partner form was sent; letter for letter as the page shows it. */
  enquirySent: 'You request has been successfully sent!',
  /** When a form could not be taken. */
  formFailed: 'The form could not be sent. Please check what you entered and try again.',
  /** Link back to the landing page. */
  backToFranca: 'Back to Franca',
  /** Subject: after a payment; `{card}` is the last four digits. */
  receiptSubject: 'Your receipt for Franca {plan}',
  /** The mail of that subject. */
  receiptBody:
    '{amount} for Franca {plan} were charged to your card ending in {card}. Your plan runs until {day} and then renews automatically until you cancel it in the Account section.',
  /** Subject: when a trial begins. */
  trialBegunSubject: 'Your trial of Franca {plan} has begun',
  /** The mail of that subject. */
  trialBegunBody:
    'You can use Franca {plan} for free until {day}. Then {amount} a month are charged to your card, unless you cancel before in the Account section.',
  /** Subject: two days before a trial ends. */
  trialEndsSubject: 'Your trial of Franca {plan} ends on {day}',
  /** The mail of that subject. */
  trialEndsBody:
    'Your trial of Franca {plan} ends on {day}. Then {amount} a month are charged to your card, unless you cancel before in the Account section.',
  /** Subject: when a renewal could not be charged; `{day}` is the next try. */
  renewalFailedSubject: 'Your payment for Franca {plan} failed',
  /** The mail of that subject. */
  renewalFailedBody:
    '{amount} for Franca {plan} could not be charged to your card. Everything stays open for now. The next try is on {day}; you can enter another card in the Account section.',
  /** Subject: after a cancellation. */
  cancelledSubject: 'Your Franca {plan} subscription is cancelled',
  /** The mail of that subject. */
  cancelledBody:
    'Franca {plan} runs until {day} and is not charged again. Until then you can restart it in the Account section.',
  /** Subject: after a cancellation was taken back. */
  restartedSubject: 'Your Franca {plan} subscription goes on',
  /** The mail of that subject. */
  restartedBody: 'You took your cancellation back. The present period of Franca {plan} runs until {day}.',
  /** Subject: when a plan has ended. */
  endedSubject: 'Franca {plan} has ended',
  /** The mail of that subject. */
  endedBody:
    'You are on the free plan now. Nothing that you wrote or received was deleted. The details of Franca {plan} are kept for 10 months.',
  /** Subject: when a payment that was not wanted any more was paid back. */
  refundedSubject: 'Your payment for Franca {plan} was paid back',
  /** The mail of that subject. */
  refundedBody:
    '{amount} were paid back to your card: this payment for Franca {plan} was not needed any more.',
  /** Subject of the mail to a confirmed address that another one is about to replace. */
  emailNoticeSubject: 'Your e-mail address for Franca is about to change',
  /** The mail of that subject. */
  emailNoticeBody:
    '{email} was entered as the new e-mail address of your Franca account. It replaces this one when the link that was sent there is opened. If this was not you, sign in with this address, enter it in your profile again, and sign out your other devices in the settings.',
  /** Subject of the mail with the code that deletes an account. */
  deletionSubject: '{code} is your code to delete your Franca account',
  /** That mail, and the SMS with the same code. */
  deletionCode:
    '{code} is the code that deletes your Franca account and everything in it. It is valid for {minutes} minutes. If you did not ask for it, somebody else is signed in: do not share the code, and sign out your other devices in the settings.',
  /** Subject of the mail that says that wrong codes have closed a number for signing in. */
  lockSubject: 'Your phone number is closed for signing in',
  /** That mail, and the SMS of the same. */
  lockBody:
    'Somebody entered 100 wrong codes for your Franca account. For 30 days your phone number signs in only devices that have signed in with it before; your email address still works. You stay signed in where you are.',
  /** Notification of a message whose text is not shown. */
  pushMessage: 'New message',
  /** Notification of a picture without words. */
  pushPhoto: 'Photo',
  /** The same of a video, */
  pushVideo: 'Video',
  /** of a file, */
  pushFile: 'File',
  /** of a voice message, */
  pushVoice: 'Voice message',
  /** of a shared contact, */
  pushContact: 'Contact',
  /** of a place, */
  pushLocation: 'Location',
  /** of a sticker. */
  pushSticker: 'Sticker',
  /** Push: a text whose translation is rough. */
  pushRough: 'Rough translation: {text}',
  /** Notification of a video call that rings. */
  pushVideoCall: 'Incoming video call',
  /** The same without video. */
  pushAudioCall: 'Incoming audio call',
};

/** What people read in mails and text messages; names in braces are filled in. */
export type MessageTexts = Record<keyof typeof en, string>;
