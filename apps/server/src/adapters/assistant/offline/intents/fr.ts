import type { IntentPatterns } from './Intent.ts';

export const fr: IntentPatterns = {
  greet: /^(?:bonjour|salut|bonsoir|coucou|merci)(?: smarttalk)?$/i,
  identity: [
    /^qui (?:es-tu|êtes-vous)|^qu['’]es-tu|^comment t['’]appelles-tu|^quel est ton nom/i,
    /^(?:es-tu|tu es|êtes-vous) (?:un |une )?(?:chat ?gpt|gpt|ia|ai|bot|robot|humaine?|personne|openai|mod[eè]le|machine|intelligence)/i,
    /^que (?:ne )?(?:peux|sais)-tu (?:pas )?faire|^qu['’]est-ce que tu (?:ne )?(?:peux|sais) (?:pas )?faire/i,
    /^peux-tu te tromper|^est-ce que tu (?:peux te tromper|te trompes)/i,
  ],
  translate: [
    /^(?:s['’]il te pla[iî]t |peux-tu |pouvez-vous )*(?:traduis|traduire|traduisez)(?:-moi)? (?<text>.+) en (?<language>[\p{L} ]+)$/iu,
    /^comment dit-on (?<text>.+) en (?<language>[\p{L} ]+)$/iu,
  ],
  asksHow:
    /^(?:comment|pourquoi|puis-je|peut-on|est-ce que je peux|quand|où (?:puis-je|se|est|sont)|que se passe)(?!\p{L})/iu,
  unread: [
    /(?:pas|non) lue?s?(?!\p{L})|à lire/iu,
    /qu['’]ai-je (?:manqu[eé]|rat[eé])/i,
    /^(?:ai-je |y a-t-il |montre )?(?:des |les |mes |de )*nouveaux messages/i,
  ],
  today: /(?<!\p{L})aujourd['’]hui/iu,
  open: /^(?:s['’]il te pla[iî]t )?(?:ouvre|ouvrez|montre|montre-moi|va (?:à|aux|au|dans)|emm[eè]ne-moi (?:à|aux|au)) (?:le |la |les |l['’])?(?:m(?:on|a|es) )?(?<words>.+)$/i,
  parts: {
    settings: /r[eé]glages|param[eè]tres|pr[eé]f[eé]rences/i,
    profile: /profil/i,
    plans: /forfaits|tarifs|prix/i,
    account: /compte|abonnement/i,
    notifications: /notifications/i,
    requests: /demandes/i,
    friends: /amis|contacts/i,
    newChat: /^nouvelle (?:discussion|conversation)/i,
    newGroup: /^nouveau groupe/i,
    shortcuts: /raccourcis|clavier/i,
    about: /^[àa] propos/i,
    help: /aide/i,
    logOut: /^(?:d[eé]connexion|se d[eé]connecter)/i,
  },
  findMessage: [
    /^(?:trouve|cherche|recherche|montre)(?:-moi)? (?:le |les |un |mes |tous les )?messages? (?:sur |avec |à propos (?:de |du )|qui parlent? (?:de |du )|de |du )(?:le |la |les |l['’])?(?<words>.+)$/iu,
    /^(?:quelqu['’]un|qui) (?:a écrit|a dit|a parlé|a mentionné)(?: quelque chose)? ?(?:de|du|sur)? ?(?:la |le |l['’])?(?<words>.+)$/iu,
    /^(?:cherche|trouve) (?<words>.+) dans mes messages$/i,
  ],
  findAny: [/^(?:trouve|cherche|recherche)(?:-moi)? (?:la personne |le contact |mon amie? )?(?<words>.+)$/i],
};
