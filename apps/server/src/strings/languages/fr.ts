import type { MessageTexts } from './en.ts';

/** French. */
export const fr: MessageTexts = {
  signInCode: 'Votre code Franca est {code}. Il est valable {minutes} minutes. Ne le communiquez à personne.',
  linkSubject: 'Votre lien rapide Franca',
  linkIntroduction:
    'Ouvrez ce lien pour vous connecter à Franca. Il fonctionne une fois, pendant {minutes} minutes.',
  linkButton: 'Se connecter à Franca',
  confirmSubject: 'Confirmez votre adresse e-mail pour Franca',
  confirmIntroduction:
    'Cette adresse a été saisie dans un profil Franca. Ouvrez ce lien pour confirmer qu’elle est à vous et pour vous connecter avec elle désormais. Il fonctionne une fois, pendant {minutes} minutes.',
  confirmButton: 'Confirmer l’adresse',
  confirmIgnore:
    'Si ce n’était pas vous, n’ouvrez pas le lien et ignorez cet e-mail. Sans le lien, l’adresse n’est pas rattachée au profil.',
  linkFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  linkIgnore: 'Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer. Personne n’entre sans le lien.',
  newsletterSubject: 'Confirmez votre abonnement aux nouvelles de Franca',
  newsletterIntroduction:
    'Cette adresse a été saisie pour recevoir les nouvelles de Franca. Ouvrez ce lien dans les {days} jours pour confirmer que vous les voulez.',
  newsletterButton: 'Confirmer l’abonnement',
  newsletterIgnore:
    'Si ce n’était pas vous, ne faites rien : sans le lien vous ne recevrez plus d’e-mail, et l’adresse est supprimée.',
  newsletterEnd: 'Pour vous désinscrire à tout moment, ouvrez cette adresse : {link}',
  unsubscribeTitle: 'Se désinscrire des nouvelles de Franca',
  unsubscribeButton: 'Se désinscrire',
  unsubscribed: 'Vous êtes désinscrit. Vous ne recevrez plus d’e-mail.',
  linkInvalid: 'Ce lien n’est pas valide ou a déjà été utilisé.',
  subscribed: 'Vous êtes abonné',
  subscribedHint: 'Ouvrez le lien dans l’e-mail que nous vous envoyons pour confirmer l’adresse.',
  enquirySent: 'Votre demande a bien été envoyée !',
  formFailed: 'Le formulaire n’a pas pu être envoyé. Vérifiez ce que vous avez saisi et réessayez.',
  backToFranca: 'Retour à Franca',
  receiptSubject: 'Votre reçu pour Franca {plan}',
  receiptBody:
    '{amount} pour Franca {plan} ont été débités sur votre carte se terminant par {card}. Votre forfait court jusqu’au {day} puis se renouvelle automatiquement jusqu’à ce que vous le résiliiez dans la section Compte.',
  trialBegunSubject: 'Votre essai de Franca {plan} a commencé',
  trialBegunBody:
    'Vous pouvez utiliser Franca {plan} gratuitement jusqu’au {day}. Ensuite, {amount} par mois sont débités sur votre carte, sauf si vous résiliez avant dans la section Compte.',
  trialEndsSubject: 'Votre essai de Franca {plan} se termine le {day}',
  trialEndsBody:
    'Votre essai de Franca {plan} se termine le {day}. Ensuite, {amount} par mois sont débités sur votre carte, sauf si vous résiliez avant dans la section Compte.',
  renewalFailedSubject: 'Votre paiement pour Franca {plan} a échoué',
  renewalFailedBody:
    '{amount} pour Franca {plan} n’ont pas pu être débités sur votre carte. Tout reste ouvert pour l’instant. Le prochain essai a lieu le {day} ; vous pouvez saisir une autre carte dans la section Compte.',
  cancelledSubject: 'Votre abonnement Franca {plan} est résilié',
  cancelledBody:
    'Franca {plan} court jusqu’au {day} et n’est plus débité. D’ici là, vous pouvez le reprendre dans la section Compte.',
  restartedSubject: 'Votre abonnement Franca {plan} continue',
  restartedBody:
    'Vous avez annulé votre résiliation. La période actuelle de Franca {plan} court jusqu’au {day}.',
  endedSubject: 'Franca {plan} est terminé',
  endedBody:
    'Vous avez maintenant le forfait gratuit. Rien de ce que vous avez écrit ou reçu n’a été supprimé. Les informations de Franca {plan} sont gardées pendant 10 mois.',
  refundedSubject: 'Votre paiement pour Franca {plan} a été remboursé',
  refundedBody:
    '{amount} ont été remboursés sur votre carte : ce paiement pour Franca {plan} n’était plus nécessaire.',
  emailNoticeSubject: 'Votre adresse e-mail pour Franca est sur le point de changer',
  emailNoticeBody:
    '{email} a été saisi comme nouvelle adresse e-mail de votre compte Franca. Elle remplacera celle-ci quand le lien qui y a été envoyé sera ouvert. Si ce n’était pas vous, connectez-vous avec cette adresse, saisissez-la de nouveau dans votre profil et déconnectez vos autres appareils dans les réglages.',
  deletionSubject: '{code} est votre code pour supprimer votre compte Franca',
  deletionCode:
    '{code} est le code qui supprime votre compte Franca et tout ce qu’il contient. Il est valable {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un d’autre est connecté : ne communiquez pas le code, et déconnectez vos autres appareils dans les réglages.',
  lockSubject: 'Votre numéro de téléphone est fermé à la connexion',
  lockBody:
    'Quelqu’un a saisi 100 codes erronés pour votre compte Franca. Pendant 30 jours, votre numéro de téléphone ne connecte que les appareils qui se sont déjà connectés avec lui ; votre adresse e-mail fonctionne toujours. Vous restez connecté là où vous l’êtes.',
  pushMessage: 'Nouveau message',
  pushPhoto: 'Photo',
  pushVideo: 'Vidéo',
  pushFile: 'Fichier',
  pushVoice: 'Message vocal',
  pushContact: 'Contact',
  pushLocation: 'Position',
  pushSticker: 'Autocollant',
  pushRough: 'Traduction approximative : {text}',
  pushVideoCall: 'Appel vidéo entrant',
  pushAudioCall: 'Appel audio entrant',
};
