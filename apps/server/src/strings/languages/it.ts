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
  receiptSubject: 'La tua ricevuta per Franca {plan}',
  receiptBody:
    'Sono stati addebitati {amount} per Franca {plan} sulla tua carta che termina con {card}. Il piano è attivo fino al {day}, poi si rinnova automaticamente finché non lo annulli nella sezione Account.',
  trialBegunSubject: 'La tua prova di Franca {plan} è iniziata',
  trialBegunBody:
    'Puoi usare Franca {plan} gratis fino al {day}. Dopo, {amount} al mese vengono addebitati sulla tua carta, a meno che tu non annulli prima nella sezione Account.',
  trialEndsSubject: 'La tua prova di Franca {plan} termina il {day}',
  trialEndsBody:
    'La tua prova di Franca {plan} termina il {day}. Dopo, {amount} al mese vengono addebitati sulla tua carta, a meno che tu non annulli prima nella sezione Account.',
  renewalFailedSubject: 'Il pagamento di Franca {plan} non è riuscito',
  renewalFailedBody:
    'Non è stato possibile addebitare {amount} per Franca {plan} sulla tua carta. Per ora tutto resta attivo. Il prossimo tentativo è il {day}; puoi inserire un’altra carta nella sezione Account.',
  cancelledSubject: 'Il tuo abbonamento Franca {plan} è annullato',
  cancelledBody:
    'Franca {plan} resta attivo fino al {day} e non verrà più addebitato. Fino ad allora puoi riattivarlo nella sezione Account.',
  restartedSubject: 'Il tuo abbonamento Franca {plan} continua',
  restartedBody: 'Hai ritirato l’annullamento. Il periodo attuale di Franca {plan} dura fino al {day}.',
  endedSubject: 'Franca {plan} è terminato',
  endedBody:
    'Ora hai il piano gratuito. Nulla di ciò che hai scritto o ricevuto è stato cancellato. I dettagli di Franca {plan} vengono conservati per 10 mesi.',
  refundedSubject: 'Il pagamento di Franca {plan} è stato rimborsato',
  refundedBody:
    '{amount} sono stati rimborsati sulla tua carta: questo pagamento di Franca {plan} non era più necessario.',
  emailNoticeSubject: 'Il tuo indirizzo e-mail per Franca sta per cambiare',
  emailNoticeBody:
    '{email} è stato inserito come nuovo indirizzo e-mail del tuo account Franca. Sostituirà questo quando verrà aperto il link inviato lì. Se non sei stato tu, accedi con questo indirizzo, inseriscilo di nuovo nel profilo e disconnetti gli altri dispositivi nelle impostazioni.',
  deletionSubject: '{code} è il codice per eliminare il tuo account Franca',
  deletionCode:
    "{code} è il codice che elimina il tuo account Franca e tutto il suo contenuto. È valido per {minutes} minuti. Se non lo hai richiesto, qualcun altro ha effettuato l'accesso: non condividere il codice e disconnetti gli altri dispositivi nelle impostazioni.",
  lockSubject: 'Il tuo numero di telefono non permette più di accedere',
  lockBody:
    'Qualcuno ha inserito 100 codici errati per il tuo account Franca. Per 30 giorni il tuo numero di telefono permette di accedere solo dai dispositivi che lo hanno già usato; il tuo indirizzo e-mail funziona ancora. Dove hai già effettuato l’accesso, resta attivo.',
  pushMessage: 'Nuovo messaggio',
  pushPhoto: 'Foto',
  pushVideo: 'Filmato',
  pushFile: 'Documento',
  pushVoice: 'Messaggio vocale',
  pushContact: 'Contatto',
  pushLocation: 'Posizione',
  pushSticker: 'Sticker',
  pushRough: 'Traduzione approssimativa: {text}',
  pushVideoCall: 'Videochiamata in arrivo',
  pushAudioCall: 'Chiamata in arrivo',
};
