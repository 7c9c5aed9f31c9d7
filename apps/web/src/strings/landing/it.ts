import type { LandingStrings } from './en.ts';

/** Italian. */
export const it: LandingStrings = {
  pageTitle: 'Franca – Messenger multilingue in tempo reale',
  description:
    'Chatta in oltre 90 lingue: scrivi nella tua, gli altri leggono nella loro. I messaggi arrivano tradotti e l’originale è a un clic.',
  skip: 'Vai al contenuto',
  menu: 'Menu',
  notifications: 'Notifiche',
  mainNavigation: 'Principale',

  redeemCode: 'Riscatta un codice',
  videos: 'Video',
  webVersion: 'Versione web',
  appInfo: 'L’app',
  becomePartner: 'Diventa partner',
  pricing: 'Prezzi',
  enter: 'Registrati / Accedi',

  tagline: 'Un mondo, una lingua!',
  heroTitle: 'Messenger multilingue in tempo reale',
  heroText: 'Oltre 90 lingue in una sola conversazione. Tu scrivi nella tua, ognuno legge nella propria.',
  startChatting: 'Inizia a chattare',
  seeHow: 'Guarda come funziona',
  desktopAlt:
    'Una conversazione in Franca: i messaggi di Emma, che scrive in inglese, si leggono in italiano.',

  appTitle: 'Porta Franca con te',
  appText:
    'Le app per gli store non sono ancora uscite. Franca si installa già oggi dal browser, su telefoni e computer.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  comingSoon: 'In arrivo',
  install: 'Installa come app web',
  installHelp:
    'iPhone e iPad: Condividi, poi Aggiungi alla schermata Home. Altri browser: apri il menu, poi Installa.',
  installed: 'Franca è installata.',

  featuresTitle: 'Fatta per chi non parla la stessa lingua',
  textTitle: '90 lingue per i testi',
  textText: 'Ogni messaggio appare nella lingua di chi lo legge, un attimo dopo l’invio.',
  voiceTitle: '71 lingue per la voce',
  voiceText: 'Dettatura e videochiamate con trascrizione in diretta: nessuno deve tirare a indovinare.',
  groupTitle: 'Gruppi con fino a 10 lingue',
  groupText: 'Un solo gruppo, tante lingue quante ne parlano i membri. Nessuno deve cambiare la propria.',
  originalTitle: 'L’originale a un clic',
  originalText:
    'Le traduzioni le fa una macchina. Ciò che è stato scritto davvero resta sempre a disposizione.',
  offlineTitle: 'Funziona senza rete',
  offlineText: 'Ciò che scrivi resta sul dispositivo e parte quando torna la connessione.',
  ownTitle: 'La tua lingua, la tua direzione',
  ownText:
    'Italiano, inglese, spagnolo, francese, vietnamita e arabo, da sinistra a destra e da destra a sinistra.',

  howTitle: 'Come funziona l’app',
  stepWrite: 'Scrivi nella tua lingua',
  stepWriteText: 'Marco scrive in italiano e vede in italiano i messaggi inglesi di Emma.',
  stepTranslate: 'Franca traduce',
  stepTranslateText:
    'Nomi, link, numeri ed emoji restano come sono. Il tono della conversazione resta il tuo.',
  stepRead: 'Gli altri leggono nella loro',
  stepReadText: 'Emma vede la stessa conversazione in inglese e risponde senza pensarci due volte.',
  ownAlt: 'Il telefono di Marco: la conversazione in italiano.',
  otherAlt: 'Il telefono di Emma: la stessa conversazione in inglese.',

  webTitle: 'Versione web',
  webText:
    'Niente da scaricare e nessun account da creare prima: apri la pagina, accedi con il numero di telefono o l’e-mail e scrivi.',
  openWeb: 'Apri la versione web',

  videosTitle: 'Franca in pochi secondi',
  videosText: 'Registrati dall’app in funzione, senza audio.',
  clipTranslation: 'Due persone, due lingue',
  clipTranslation1: 'Marco chiede in italiano dov’è la stazione.',
  clipTranslation2: 'Emma legge la domanda in inglese.',
  clipTranslation3: 'Lei ringrazia in inglese e lui lo legge in italiano.',
  clipOriginal: 'L’originale, quando lo vuoi',
  clipOriginal1: 'Un messaggio tradotto lo dice.',
  clipOriginal2: 'Un clic mostra ciò che è stato scritto davvero, un altro torna indietro.',
  clipStickers: 'Gli sticker non hanno bisogno di traduzione',
  clipStickers1: 'Gli sticker sono dietro il più, accanto al campo di testo.',
  clipStickers2: 'Con un clic ne mandi uno.',
  playClip: 'Riproduci',
  captions: 'Sottotitoli',

  shotsTitle: 'Uno sguardo all’interno',
  shotsLabel: 'Schermate',
  shotList: 'Tutte le tue conversazioni, nella tua lingua',
  shotEnglish: 'Emma legge in inglese',
  shotSpanish: 'Diego legge in spagnolo',
  shotFrench: 'Chloé legge in francese',
  shotItalian: 'Marco legge in italiano',
  shotArabic: 'Omar legge in arabo, da destra a sinistra',
  shotVietnamese: 'Minh legge in vietnamita, con il tema scuro',
  previous: 'Schermata precedente',
  next: 'Schermata successiva',
  pause: 'Ferma lo scorrimento',
  play: 'Avvia lo scorrimento',

  emoticonsTitle: 'Emoticon',
  emoticonsText:
    'Sticker per ciò che nessuna lingua sa dire. Vengono da Fluent Emoji, disegnati da Microsoft e pubblicati come open source.',
  partnerLink: 'Fluent Emoji di Microsoft',

  imagesTitle: 'Immagini premium',
  imagesText:
    'Immagini disegnate per Franca danno a ogni conversazione un luogo suo. Quella che scegli la vedono entrambi.',
  imageForest: 'Foresta',
  imageBeach: 'Spiaggia',
  imageChristmas: 'Natale',
  imagePaper: 'Carta antica',

  partnerTitle: 'Diventa partner',
  partnerText:
    'Vuoi Franca nella tua azienda, nella tua scuola o nel tuo prodotto? Scrivici: rispondiamo per e-mail.',
  name: 'Nome',
  email: 'E-mail',
  message: 'Messaggio',
  send: 'Invia',
  leaveEmpty: 'Lascia vuoto questo campo',
  enquirySent: 'La tua richiesta è stata inviata!',

  newsletterTitle: 'Novità da Franca',
  newsletterText: 'Nuove lingue e funzioni, di tanto in tanto. Annulli l’iscrizione con un clic.',
  subscribe: 'Iscriviti',
  subscribed: 'Iscrizione completata',
  subscribedHint: 'Apri il link nell’e-mail che ti inviamo per confermare l’indirizzo.',

  nameRequired: 'Il nome è obbligatorio. Inseriscine uno.',
  emailRequired: 'L’e-mail è obbligatoria. Inseriscine una.',
  emailInvalid: 'L’e-mail non è valida. Riprova.',
  newsletterEmailInvalid: 'L’e-mail non è valida.',
  messageRequired: 'Il messaggio è obbligatorio. Scrivine uno.',
  tooMany: 'Troppi tentativi. Aspetta un momento e riprova.',
  failed: 'Invio non riuscito. Controlla la connessione e riprova.',

  plansTitle: 'Piani e prezzi',
  perMonth: 'AUD al mese',
  plansFailed: 'Non è stato possibile caricare i piani. Controlla la connessione e riprova.',

  footerContact: 'Contatti',
  footerProduct: 'Prodotto',
  footerSocial: 'Social',
  footerLegal: 'Note legali',
  footerLanguages: 'Lingua',
  contactUs: 'Scrivici',
  api: 'API per sviluppatori',
  shareOn: 'Condividi su {place}',
  terms: 'Termini',
  privacy: 'Privacy',
};
