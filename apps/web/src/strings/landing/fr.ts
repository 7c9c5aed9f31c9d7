import type { LandingStrings } from './en.ts';

/** French. */
export const fr: LandingStrings = {
  pageTitle: 'Franca – messagerie multilingue en temps réel',
  description:
    'Discutez dans plus de 90 langues : écrivez dans la vôtre, soyez lu dans la leur. Les messages arrivent traduits, et l’original est à un clic.',
  skip: 'Aller au contenu',
  menu: 'Menu',
  notifications: 'Notifications',
  mainNavigation: 'Principale',

  redeemCode: 'Utiliser un code',
  videos: 'Vidéos',
  webVersion: 'Version web',
  appInfo: 'L’application',
  becomePartner: 'Devenir partenaire',
  pricing: 'Tarifs',
  enter: 'S’inscrire / Entrer',

  tagline: 'Un monde, une langue !',
  heroTitle: 'Messagerie multilingue en temps réel',
  heroText:
    'Plus de 90 langues dans une conversation. Vous écrivez dans la vôtre, chacun lit dans la sienne.',
  startChatting: 'Commencer à discuter',
  seeHow: 'Voir comment ça marche',
  desktopAlt:
    'Une conversation dans Franca : les messages de Marco, qui écrit en italien, sont lus en français.',

  appTitle: 'Emportez Franca avec vous',
  appText:
    'Les applications des boutiques ne sont pas encore sorties. Franca s’installe dès aujourd’hui depuis le navigateur, sur téléphone comme sur ordinateur.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  comingSoon: 'Bientôt disponible',
  install: 'Installer comme application web',
  installHelp:
    'iPhone et iPad : Partager, puis Sur l’écran d’accueil. Autres navigateurs : ouvrez le menu, puis Installer.',
  installed: 'Franca est installé.',

  featuresTitle: 'Fait pour les personnes qui ne partagent pas de langue',
  textTitle: '90 langues pour le texte',
  textText: 'Chaque message s’affiche dans la langue de qui le lit, un instant après son envoi.',
  voiceTitle: '71 langues pour la voix',
  voiceText: 'Dictée vocale et appels vidéo avec transcription en direct, pour que personne n’ait à deviner.',
  groupTitle: 'Discussion de groupe jusqu’à 10 langues',
  groupText: 'Un groupe, autant de langues que ses membres en parlent. Personne n’a besoin de changer.',
  originalTitle: 'L’original, à un clic',
  originalText:
    'Les traductions sont faites par des machines. Ce qui a vraiment été écrit est toujours là pour comparer.',
  offlineTitle: 'Fonctionne sans réseau',
  offlineText: 'Ce que vous écrivez est gardé sur votre appareil et envoyé au retour de la connexion.',
  ownTitle: 'Votre langue, votre sens',
  ownText:
    'Français, anglais, espagnol, italien, vietnamien et arabe, de gauche à droite et de droite à gauche.',

  howTitle: 'Comment fonctionne l’application',
  stepWrite: 'Écrivez dans votre langue',
  stepWriteText: 'Chloé écrit en français. Elle voit en français les messages de Marco, écrits en italien.',
  stepTranslate: 'Franca traduit',
  stepTranslateText:
    'Les noms, liens, nombres et émojis restent tels quels. Le ton de la conversation reste le vôtre.',
  stepRead: 'Ils lisent dans la leur',
  stepReadText: 'Marco voit la même conversation en italien et répond sans hésiter.',
  ownAlt: 'Le téléphone de Chloé : la conversation en français.',
  otherAlt: 'Le téléphone de Marco : la même conversation en italien.',

  webTitle: 'Version web',
  webText:
    'Rien à télécharger et pas de compte à l’avance : ouvrez la page, connectez-vous avec votre numéro de téléphone ou un e-mail, et écrivez.',
  openWeb: 'Ouvrir la version web',

  videosTitle: 'Franca en quelques secondes',
  videosText: 'Enregistré dans l’application en marche, sans son.',
  clipTranslation: 'Deux personnes, deux langues',
  clipTranslation1: 'Chloé demande en français où est la gare.',
  clipTranslation2: 'Marco lit la question en italien.',
  clipTranslation3: 'Il la remercie en italien, et elle le lit en français.',
  clipOriginal: 'L’original, quand vous le voulez',
  clipOriginal1: 'Un message traduit l’indique.',
  clipOriginal2: 'Un clic montre ce qui a vraiment été écrit, un autre revient en arrière.',
  clipStickers: 'Les autocollants se passent de traduction',
  clipStickers1: 'Les autocollants sont derrière le plus, à côté du champ de texte.',
  clipStickers2: 'Un clic en envoie un.',
  playClip: 'Lire',
  captions: 'Sous-titres',

  shotsTitle: 'Un coup d’œil à l’intérieur',
  shotsLabel: 'Captures d’écran',
  shotList: 'Toutes vos conversations, dans votre langue',
  shotEnglish: 'Emma lit en anglais',
  shotSpanish: 'Diego lit en espagnol',
  shotFrench: 'Chloé lit en français',
  shotItalian: 'Marco lit en italien',
  shotArabic: 'Omar lit en arabe, de droite à gauche',
  shotVietnamese: 'Minh lit en vietnamien, en mode sombre',
  previous: 'Capture précédente',
  next: 'Capture suivante',
  pause: 'Mettre le diaporama en pause',
  play: 'Démarrer le diaporama',

  emoticonsTitle: 'Émoticônes',
  emoticonsText:
    'Des autocollants pour ce qu’aucune langue ne dit. Ils viennent de Fluent Emoji, dessinés par Microsoft et publiés en open source.',
  partnerLink: 'Fluent Emoji de Microsoft',

  imagesTitle: 'Images Premium',
  imagesText:
    'Des images dessinées pour Franca donnent à une conversation son propre lieu. Les deux côtés voient celle que vous choisissez.',
  imageForest: 'Forêt',
  imageBeach: 'Plage',
  imageChristmas: 'Noël',
  imagePaper: 'Vieux papier',

  partnerTitle: 'Devenir partenaire',
  partnerText:
    'Vous voulez Franca dans votre entreprise, votre école ou votre produit ? Écrivez-nous, nous répondons par e-mail.',
  name: 'Nom',
  email: 'E-mail',
  message: 'Message',
  send: 'Envoyer',
  leaveEmpty: 'Laissez ce champ vide',
  enquirySent: 'Votre demande a bien été envoyée !',

  newsletterTitle: 'Les nouvelles de Franca',
  newsletterText:
    'Nouvelles langues et fonctionnalités, de temps en temps. Vous pouvez vous désinscrire en un clic.',
  subscribe: 'S’abonner',
  subscribed: 'Vous êtes abonné',
  subscribedHint: 'Ouvrez le lien dans l’e-mail que nous vous envoyons pour confirmer l’adresse.',

  nameRequired: 'Le nom est obligatoire. Saisissez-en un.',
  emailRequired: 'L’e-mail est obligatoire. Saisissez-en un.',
  emailInvalid: 'L’e-mail n’est pas valide. Réessayez.',
  newsletterEmailInvalid: 'L’e-mail n’est pas valide.',
  messageRequired: 'Le message est obligatoire. Écrivez-en un.',
  tooMany: 'Trop de tentatives. Patientez un instant et réessayez.',
  failed: 'L’envoi a échoué. Vérifiez la connexion et réessayez.',

  plansTitle: 'Forfaits et tarifs',
  perMonth: 'AUD par mois',
  plansFailed: 'Les forfaits n’ont pas pu être chargés. Vérifiez la connexion et réessayez.',

  footerContact: 'Contact',
  footerProduct: 'Produit',
  footerSocial: 'Réseaux sociaux',
  footerLegal: 'Mentions légales',
  footerLanguages: 'Langue',
  contactUs: 'Écrivez-nous',
  api: 'API pour développeurs',
  shareOn: 'Partager sur {place}',
  terms: 'Conditions',
  privacy: 'Confidentialité',
};
