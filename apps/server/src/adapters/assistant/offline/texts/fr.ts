import type { AssistantTexts } from './AssistantTexts.ts';

export const fr: AssistantTexts = {
  greeting: 'Bonjour ! Interrogez-moi sur Franca, ou demandez « que peux-tu faire ? ».',
  identity:
    'Je suis l’assistant intégré à Franca. Je ne suis pas un modèle de langage, ni ChatGPT ni un autre : je cherche dans les pages d’aide de Franca, et rien de votre question ne quitte ce serveur, sauf qu’un texte à traduire va aux moteurs de traduction du serveur.\n\nJe peux :\n\n- répondre à des questions sur Franca, comme « Comment quitter un groupe ? »\n- traduire une phrase : « traduis ‘bonjour’ en italien »\n- dire ce qui n’est pas lu : « qu’est-ce que je n’ai pas lu aujourd’hui ? »\n- trouver un message ou une personne : « trouve le message sur le train »\n- ouvrir une partie de Franca : « ouvre les réglages »',
  unknown:
    'Je ne le sais pas. Je suis l’assistant intégré à Franca et ne connais que ses pages d’aide. Interrogez-moi sur Franca avec d’autres mots, ou parcourez les [pages d’aide]({url}).',
  helpPage: 'De la page d’aide [{title}]({url}).',
  seeAlso: 'Voir aussi : {pages}.',
  translated: {
    exact: '{target}, original : {source}. Phrase vérifiée ({engine}).',
    good: '{target}, original : {source}. Traduit par une machine ({engine}).',
    rough: '≈ Traduction approximative ({target}, original : {source} ; {engine}) : elle peut être fausse.',
  },
  sameLanguage: 'C’est déjà dans cette langue : {target}.',
  noLanguage: 'Je ne connais aucune langue nommée « {name} ».',
  noTranslation:
    'Aucune traduction de ce texte dans cette langue n’est disponible sur ce serveur : {target}.',
  translationDown: 'La traduction ne fonctionne pas pour l’instant. Réessayez plus tard.',
  unreadNone: 'Il n’y a rien à lire.',
  unreadNoneToday: 'Des dernières 24 heures, il n’y a rien à lire.',
  unread: 'Conversations avec des messages non lus, et combien :',
  unreadToday:
    'Conversations avec des messages non lus des dernières 24 heures, et combien ne sont pas lus :',
  opens: 'Voici : [{name}]({url}).',
  messagesFound: 'Messages avec « {words} », du plus récent au plus ancien :',
  messagesNone: 'Je n’ai trouvé aucun message avec « {words} » dans vos conversations.',
  messagesNoneBy: 'Je n’ai trouvé dans vos conversations aucun message de {name} avec « {words} ».',
  newestToday: 'Les messages les plus récents des dernières 24 heures :',
  newestNone: 'Personne ne vous a écrit au cours des dernières 24 heures.',
  newestBy: 'Les messages les plus récents de « {words} » :',
  peopleFound: 'Personnes nommées « {words} » :',
  friend: 'parmi vos amis',
  nothingFound: 'Je n’ai trouvé ni personne ni message pour « {words} ».',
  parts: {
    settings: 'Réglages',
    profile: 'Modifier le profil',
    plans: 'Forfaits et tarifs',
    account: 'Abonnement/compte',
    notifications: 'Notifications',
    friends: 'Amis',
    requests: 'Demandes d’amis',
    newChat: 'Nouvelle discussion',
    newGroup: 'Nouveau groupe',
    shortcuts: 'Raccourcis clavier',
    about: 'À propos',
    help: 'Aide',
    logOut: 'Se déconnecter',
  },
};
