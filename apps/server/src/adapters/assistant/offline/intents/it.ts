import type { IntentPatterns } from './Intent.ts';

export const it: IntentPatterns = {
  greet: /^(?:ciao|salve|buongiorno|buonasera|grazie)(?: smarttalk)?$/i,
  identity: [
    /^chi sei|^(?:che )?cosa sei|^come ti chiami/i,
    /^sei (?:un |una |un')?(?:chat ?gpt|gpt|ia|ai|bot|robot|umano|umana|persona|openai|modello|macchina|intelligenza)/i,
    /^(?:che )?cosa (?:non )?(?:sai|puoi) fare/i,
    /^puoi sbagliar[et]i?|^ti sbagli/i,
  ],
  translate: [
    /^(?:per favore |puoi )*(?:traduci|tradurre|traducimi) (?<text>.+) (?:in|nella) (?<language>[\p{L} ]+)$/iu,
    /^come si dice (?<text>.+) in (?<language>[\p{L} ]+)$/iu,
  ],
  asksHow:
    /^(?:come|perché|perche|posso|si può|si puo|quando|dove (?:si|posso)|cosa (?:succede|significa))(?!\p{L})/iu,
  open: /^(?:per favore )?(?:apri|mostra|mostrami|vai a(?:lle|lla|l|i|gli)?|portami a(?:lle|lla|l|i)?) (?:le |la |il |lo |i |gli |l['’])?(?:mi[aeo]i? )?(?<words>.+)$/i,
  parts: {
    settings: /impostazioni|preferenze/i,
    profile: /profilo/i,
    plans: /piani|prezzi/i,
    account: /account|abbonamento/i,
    notifications: /notifiche/i,
    requests: /richieste/i,
    friends: /amici|contatti/i,
    newChat: /^nuova (?:chat|conversazione)/i,
    newGroup: /^nuovo gruppo/i,
    shortcuts: /scorciatoie|tastiera/i,
    about: /^informazioni/i,
    help: /aiuto|guida/i,
    logOut: /^(?:uscita|esci)/i,
  },
  findMessage: [
    /^(?:cerca|guarda) (?:nei|nelle|tra i) (?:miei |mie )?(?:messaggi|chat|conversazioni) (?:su |di )?(?:il |la |i |le )?(?<words>.+)$/iu,
    /^(?:trova|cerca|cercami|trovami|mostra)(?:mi)? (?:il |i |un |tutti i )?messagg(?:io|i) (?:su(?:lla |llo |lle |gli |i |l |ll['’]| )|con |dell[aoe] |del |di |che parla(?:no)? d\p{L}* |da )(?:il |la )?(?:parol[ae] )?(?<words>.+)$/iu,
    /^(?:trova|cerca) (?<words>.+) nei miei messaggi$/i,
  ],
  findAny: [/^(?:trova|cerca|trovami|cercami) (?:la persona |il contatto |l['’]amic[oa] )?(?<words>.+)$/i],
  findSaid: [
    /^(?:(?:che )?cosa|che|dove|quando) (?:mi |ci |ti )?(?:ha |hanno |ho |abbiamo )?(?:detto|scritto|raccontato|menzionato|parlato)(?: (?<by>(?!(?:su|sul|sulla|di|del|della|dei|delle|qualcosa|niente|riguardo) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))? (?:(?:su(?:l|lla|llo|i|gli|lle)?|di|de(?:l|lla|llo|i|gli|lle)|riguardo a(?:l|lla|i)?) |(?:su|de)ll['’])(?:il |la |lo |mio |mia )?(?<words>.+)$/iu,
    /^(?:mi |ci )?(?:ha|hanno) (?:detto|scritto|raccontato|menzionato|parlato)(?: (?<by>(?!(?:su|sul|sulla|di|del|della|dei|delle|qualcosa|niente|riguardo) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))?(?: qualcosa| niente)? (?:(?:su(?:l|lla|llo|i|gli|lle)?|di|de(?:l|lla|llo|i|gli|lle)|riguardo a(?:l|lla|i)?) |(?:su|de)ll['’])(?:il |la |lo )?(?<words>.+)$/iu,
    /^(?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:mi |ci )?ha (?:detto|scritto|raccontato|menzionato|parlato)(?: qualcosa| niente)? (?:(?:su(?:l|lla|llo|i|gli|lle)?|di|de(?:l|lla|llo|i|gli|lle)|riguardo a(?:l|lla|i)?) |(?:su|de)ll['’])(?:il |la |lo )?(?<words>.+)$/iu,
    /^(?:trova|cerca|cercami|trovami|mostra|mostrami) (?:dove|quando|(?:che )?cosa|ciò che|il messaggio (?:dove|in cui)|la (?:chat|conversazione) (?:dove|in cui)) (?:si |mi |ci )?(?:(?:è|ha|hanno|ho|abbiamo) )?(?:detto|scritto|parla|parlava|parlato|menziona|menzionato)(?: (?<by>(?!(?:su|sul|sulla|di|del|della|dei|delle|qualcosa|niente|riguardo) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))? (?:(?:su(?:l|lla|llo|i|gli|lle)?|di|de(?:l|lla|llo|i|gli|lle)|riguardo a(?:l|lla|i)?) |(?:su|de)ll['’])(?:il |la |lo )?(?<words>.+)$/iu,
  ],
  newest: [
    /^(?:[Tt]rova|[Cc]erca|[Mm]ostra|[Tt]rovami|[Cc]ercami|[Mm]ostrami|[Ll]eggi) (?:i |il |tutti i )?(?:ultimi |ultimo |nuovi )?messagg(?:io|i) (?:nuovi )?di (?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)$/u,
    /^(?:che )?cosa (?:mi |ci )?ha (?:detto|scritto|mandato|inviato) (?<words>(?!oggi$)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?: oggi)?$/iu,
    /^(?:chi|(?:che )?cosa) (?:mi |ci )(?:ha |hanno |è stato )?(?:scritto|detto|mandato|inviato)(?: oggi)?$/iu,
    /^(?:oggi )?(?:mi|ci) ha (?:scritto|detto|mandato|inviato)(?: qualcosa)?(?: qualcuno)?(?: qualcosa)?(?: oggi)?$/iu,
    /^(?:[Oo]ggi )?(?:[Mm]i|[Cc]i) ha (?:scritto|detto|mandato|inviato)(?: qualcosa)? (?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)(?: oggi)?$/u,
    /^(?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?) (?:mi|ci) ha (?:scritto|detto|mandato|inviato)(?: qualcosa)?(?: oggi)?$/u,
    /^(?:oggi )?qualcuno (?:mi|ci) ha (?:scritto|detto|mandato|inviato)(?: qualcosa)?(?: oggi)?$/iu,
  ],
  findPerson: [
    /^(?:c['’]è|è) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:tra|fra|nei) (?:i )?miei (?:contatti|amici)$/iu,
    /^(?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) è (?:tra|fra|nei) (?:i )?miei (?:contatti|amici)$/iu,
    /^(?:ho|c['’]è|conosco) (?:(?:un['’]?|una|qualche) ?(?:amic[oa]|contatto|persona)|qualcuno|amici|contatti) (?:che si chiama(?:no)?|chiamat[oai]|di nome|con il nome(?: di)?) (?<words>.+)$/iu,
    /^[Cc]hi è (?<words>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u,
  ],
  ownEnding:
    / (?:(?:tra|fra|in|nei|dai) (?:i )?(?:miei )?(?:contatti|amici|messaggi|chat|conversazioni)|a cui (?:io )?posso scrivere)$/iu,
  nobody: /^(?:chi|io|noi|lui|lei|loro|qualcuno|nessuno)$/iu,
};
