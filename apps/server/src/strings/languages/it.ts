import type { MessageTexts } from './en.ts';

/** Italian. */
export const it: MessageTexts = {
  signInCode: 'Il tuo codice Franca è {code}. È valido per {minutes} minuti. Non condividerlo con nessuno.',
  linkSubject: 'Il tuo link rapido per Franca',
  linkIntroduction: 'Apri questo link per accedere a Franca. Funziona una sola volta, per {minutes} minuti.',
  linkButton: 'Accedi a Franca',
  confirmSubject: 'Conferma il tuo indirizzo e-mail per Franca',
  confirmIntroduction:
    'Questo indirizzo è stato inserito in un profilo Franca. Apri questo link per confermare che è tuo e usarlo d’ora in poi per accedere. Funziona una sola volta, per {minutes} minuti.',
  confirmButton: 'Conferma l’indirizzo',
  confirmIgnore:
    'Se non sei stato tu, non aprire il link e ignora questa e-mail. Senza il link l’indirizzo non viene collegato al profilo.',
  linkFallback: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  linkIgnore: 'Se non hai richiesto questa e-mail, puoi ignorarla. Nessuno può entrare senza il link.',
  newsletterSubject: 'Conferma la tua iscrizione alle novità di Franca',
  newsletterIntroduction:
    'Questo indirizzo è stato inserito per ricevere le novità di Franca. Apri questo link entro {days} giorni per confermare che le desideri.',
  newsletterButton: 'Conferma l’iscrizione',
  newsletterIgnore:
    'Se non sei stato tu, non fare nulla: senza il link non riceverai altre e-mail e l’indirizzo verrà cancellato.',
  newsletterEnd: 'Per annullare l’iscrizione in qualsiasi momento, apri questo indirizzo: {link}',
  unsubscribeTitle: 'Annulla l’iscrizione alle novità di Franca',
  unsubscribeButton: 'Annulla l’iscrizione',
  unsubscribed: 'L’iscrizione è stata annullata. Non riceverai altre e-mail.',
  linkInvalid: 'Questo link non è valido o è già stato usato.',
  subscribed: 'Iscrizione completata',
  subscribedHint: 'Apri il link nell’e-mail che ti inviamo per confermare l’indirizzo.',
  enquirySent: 'La tua richiesta è stata inviata!',
  formFailed: 'Non è stato possibile inviare il modulo. Controlla i dati inseriti e riprova.',
  backToFranca: 'Torna a Franca',
};
