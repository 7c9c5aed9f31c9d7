import type { AssistantTexts } from './AssistantTexts.ts';

export const it: AssistantTexts = {
  greeting: 'Ciao! Chiedimi qualcosa su Franca, oppure chiedi “cosa sai fare?”.',
  identity:
    'Sono l’assistente integrato in Franca. Non sono un modello linguistico, né ChatGPT né un altro: cerco nelle pagine di aiuto di Franca, e nulla della tua domanda lascia questo server, salvo che un testo da tradurre va ai motori di traduzione del server.\n\nPosso:\n\n- rispondere a domande su Franca, come “Come lascio un gruppo?”\n- tradurre una frase: “traduci ‘buongiorno’ in inglese”\n- dire che cosa non è letto: “cosa non ho letto oggi?”\n- trovare un messaggio o una persona: “cerca il messaggio sul treno”\n- aprire una parte di Franca: “apri le impostazioni”',
  unknown:
    'Questo non lo so. Sono l’assistente integrato in Franca e conosco solo le sue pagine di aiuto. Chiedi di Franca con altre parole, o guarda nelle [pagine di aiuto]({url}).',
  helpPage: 'Dalla pagina di aiuto [{title}]({url}).',
  seeAlso: 'Vedi anche: {pages}.',
  translated: {
    exact: '{target}, da: {source}. Frase verificata ({engine}).',
    good: '{target}, da: {source}. Tradotto da una macchina ({engine}).',
    rough: '≈ Traduzione approssimativa ({target}, da: {source}; {engine}): può essere sbagliata.',
  },
  sameLanguage: 'È già in questa lingua: {target}.',
  noLanguage: 'Non conosco una lingua che si chiama “{name}”.',
  noTranslation: 'Su questo server non c’è una traduzione di questo testo in questa lingua: {target}.',
  translationDown: 'La traduzione ora non funziona. Riprova più tardi.',
  unreadNone: 'Non c’è nulla da leggere.',
  unreadNoneToday: 'Delle ultime 24 ore non c’è nulla da leggere.',
  unread: 'Conversazioni con messaggi non letti, e quanti:',
  unreadToday: 'Conversazioni con messaggi non letti delle ultime 24 ore, e quanti non sono letti:',
  opens: 'Ecco: [{name}]({url}).',
  messagesFound: 'Messaggi con “{words}”, dal più recente:',
  messagesNone: 'Nelle tue conversazioni non ho trovato messaggi con “{words}”.',
  peopleFound: 'Persone che si chiamano “{words}”:',
  nothingFound: 'Per “{words}” non ho trovato né una persona né un messaggio.',
  parts: {
    settings: 'Impostazioni',
    profile: 'Profilo',
    plans: 'Piani e prezzi',
    account: 'Abbonamento/account',
    notifications: 'Notifiche',
    friends: 'Amici',
    requests: 'Richieste di amicizia',
    newChat: 'Nuova chat',
    newGroup: 'Nuovo gruppo',
    shortcuts: 'Scorciatoie da tastiera',
    about: 'Informazioni',
    help: 'Aiuto',
    logOut: 'Esci',
  },
};
