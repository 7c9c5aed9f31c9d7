import type { TranslationTexts } from './en.ts';

/** Italian. */
export const it: TranslationTexts = {
  device: 'Questo dispositivo: il tuo browser (traduzione)',
  preview: 'Mostra ciò che gli altri leggeranno',
  previewHint:
    'Sotto ciò che scrivi qui. I motori indicati sotto ricevono le tue parole prima dell’invio; non se ne conserva nulla. Solo su questo dispositivo.',
  terms: 'Nomi e termini',
  termsHint:
    'I nomi restano come sono e i termini ricevono le parole indicate qui, nei prossimi messaggi di tutti in questa chat. Si riconosce solo questa forma della parola.',
  term: 'Nome o termine',
  translation: 'Traduzione',
  asItIs: 'Resta com’è',
  into: 'In {language}',
  add: 'Aggiungi',
  change: 'Modifica {term}',
  save: 'Salva',
  remove: 'Rimuovi {term}',
  cancel: 'Annulla',
  kept: '{term} resta com’è',
  becomes: '{term}: {translations}',
  by: 'Aggiunto da {name}',
  none: 'Ancora nessuno.',
  failed: 'Impossibile caricarli.',
  added: '{term} è stato salvato.',
  removed: '{term} è stato rimosso.',
};
