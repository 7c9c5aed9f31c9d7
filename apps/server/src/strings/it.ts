import type { MessageTexts } from './MessageTexts.ts';

/** Italian. */
export const it: MessageTexts = {
  signInCode: 'Il tuo codice Franca è {code}. È valido per {minutes} minuti. Non condividerlo con nessuno.',
  linkSubject: 'Il tuo link rapido per Franca',
  linkIntroduction: 'Apri questo link per accedere a Franca. Funziona una sola volta, per {minutes} minuti.',
  linkButton: 'Accedi a Franca',
  linkFallback: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  linkIgnore: 'Se non hai richiesto questa e-mail, puoi ignorarla. Nessuno può entrare senza il link.',
};
