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
    /^(?:cherche|regarde) dans mes (?:messages|discussions|conversations) (?:sur |pour )?(?:le |la |les |l['’])?(?<words>.+)$/iu,
    /^(?:trouve|cherche|recherche|montre)(?:-moi)? (?:le |les |un |mes |tous les )?messages? (?:sur |avec |à propos (?:de |du )|qui parlent? (?:de |du )|de |du )(?:le |la |les |l['’])?(?<words>.+)$/iu,
    /^(?:cherche|trouve) (?<words>.+) dans mes messages$/i,
  ],
  findAny: [/^(?:trouve|cherche|recherche)(?:-moi)? (?:la personne |le contact |mon amie? )?(?<words>.+)$/i],
  findSaid: [
    /^(?:qu['’]est-ce que|qu['’]|que|où|quand) ?(?:m['’]|nous )?(?:a|ont|ai|avons)(?:-t-(?:il|elle|on))? ?(?<by>(?!dit |écrit )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)? ?(?:m['’]a |a |ont )?(?:dit|écrit|raconté|mentionné|parlé) (?:(?:sur|à propos d[eu]s?|au sujet d[eu]s?|d[eu]s?) |d['’])(?:la |le |les |l['’])?(?<words>.+)$/iu,
    /^(?:est-ce que |est-ce qu['’])?(?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:m['’]|nous )?a(?:-t-(?:il|elle))? (?:dit|écrit|raconté|mentionné|parlé)(?: quelque chose)? (?:(?:sur|à propos d[eu]s?|au sujet d[eu]s?|d[eu]s?) |d['’])(?:la |le |les |l['’])?(?<words>.+)$/iu,
    /^(?:trouve|cherche|recherche|montre)(?:-moi)? (?:où|quand|ce que|ce qui|le message (?:où|dans lequel)|la (?:discussion|conversation) où) (?:on |nous |il |elle )?(?:(?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) )?(?:m['’])?(?:a été |a |ont |avons |avait )?(?:dit|écrit|parle|parlait|parlions|parlé|mentionné) (?:(?:sur|à propos d[eu]s?|au sujet d[eu]s?|d[eu]s?) |d['’])(?:la |le |les |l['’])?(?<words>.+)$/iu,
  ],
  newest: [
    /^(?:[Tt]rouve|[Cc]herche|[Mm]ontre|[Ll]is)(?:-moi)? (?:les |le |tous les |mes )*(?:derniers? |nouveaux )?messages? de (?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)$/u,
    /^(?:qu['’]est-ce que|que) m['’]a (?:dit|écrit|envoyé) (?<words>(?!aujourd)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?: aujourd['’]hui)?$/iu,
    /^(?:qui|qu['’]est-ce qu['’]on|que) (?:m['’]a|m['’]ont|m['’]a-t-on) (?:écrit|dit|envoyé)(?: aujourd['’]hui)?$/iu,
    /^(?:[Ee]st-ce que )?(?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?) (?:m['’]|nous )a(?:-t-(?:il|elle))? (?:écrit|dit|envoyé|répondu)(?: quelque chose)?(?: aujourd['’]hui)?$/u,
    /^(?:est-ce que |est-ce qu['’])?quelqu['’]un m['’]a(?:-t-il)? (?:écrit|dit|envoyé)(?: quelque chose)?(?: aujourd['’]hui)?$/iu,
  ],
  findPerson: [
    /^(?:est-ce que )?(?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) est(?:-il|-elle)? (?:parmi|dans) mes (?:contacts|amis)$/iu,
    /^(?:ai-je|est-ce que j['’]ai|y a-t-il|est-ce que je connais) (?:(?:un|une) (?:amie?|contact|personne)|quelqu['’]un|des amis|des contacts) (?:qui s['’]appellent?|appelée?s?|nommée?s?|du nom de) (?<words>.+)$/iu,
    /^[Qq]ui est (?<words>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u,
  ],
  ownEnding:
    / (?:(?:dans|parmi) mes (?:contacts|amis|messages|discussions|conversations)|à qui je peux écrire)$/iu,
  nobody: /^(?:qui|je|nous|il|elle|ils|elles|on|quelqu['’]un|personne)$/iu,
};
