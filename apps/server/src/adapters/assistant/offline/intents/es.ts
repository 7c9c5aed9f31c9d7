import type { IntentPatterns } from './Intent.ts';

export const es: IntentPatterns = {
  greet: /^(?:hola|buenos d[ií]as|buenas (?:tardes|noches)|gracias)(?: smarttalk)?$/i,
  identity: [
    /^qui[eé]n eres|^qu[eé] eres|^c[oó]mo te llamas/i,
    /^eres (?:un |una )?(?:chat ?gpt|gpt|ia|ai|bot|robot|human[oa]|persona|openai|modelo|m[aá]quina|inteligencia)/i,
    /^qu[eé] (?:no )?(?:sabes|puedes) hacer/i,
    /^puedes equivocarte|^te equivocas/i,
  ],
  translate: [
    /^(?:por favor |puedes )*(?:traduce|traducir|trad[uú]ceme) (?<text>.+) (?:al?|en) (?<language>[\p{L} ]+)$/iu,
    /^c[oó]mo se dice (?<text>.+) en (?<language>[\p{L} ]+)$/iu,
  ],
  asksHow:
    /^(?:c[oó]mo|por qu[eé]|puedo|se puede|cu[aá]ndo|d[oó]nde (?:se|puedo)|qu[eé] (?:pasa|significa))(?!\p{L})/iu,
  open: /^(?:por favor )?(?:abre|muestra|mu[eé]strame|ve al?|ll[eé]vame al?) (?:el |la |los |las )?(?:mis? )?(?<words>.+)$/i,
  parts: {
    settings: /ajustes|configuraci[oó]n|preferencias/i,
    profile: /perfil/i,
    plans: /planes|precios/i,
    account: /cuenta|suscripci[oó]n/i,
    notifications: /notificaciones/i,
    requests: /solicitudes/i,
    friends: /amigos|contactos/i,
    newChat: /^(?:nuevo chat|nueva conversaci[oó]n)/i,
    newGroup: /^nuevo grupo/i,
    shortcuts: /atajos|teclado/i,
    about: /^acerca/i,
    help: /ayuda/i,
    logOut: /^(?:cerrar|cierra)/i,
  },
  findMessage: [
    /^(?:busca|mira) en (?:mis |todos mis )?(?:mensajes|chats|conversaciones) (?:sobre |por )?(?:el |la |los |las )?(?<words>.+)$/iu,
    /^(?:encuentra|busca|b[uú]scame|muestra|mu[eé]strame) (?:el |los |un |mis |todos los )?mensajes? (?:sobre |con |acerca de(?:l | )|que hablan? de(?:l | )|del? )(?:el |la |los |las )?(?:palabras? )?(?<words>.+)$/iu,
    /^(?:busca|encuentra) (?<words>.+) en mis mensajes$/i,
  ],
  findAny: [
    /^(?:encuentra|busca|b[uú]scame) (?:a mi amig[oa] |a la persona |la persona |el contacto |a )?(?<words>.+)$/i,
  ],
  findSaid: [
    /^(?:qué|dónde|cuándo) (?:me |nos |te )?(?:(?:ha|han|he|hemos) )?(?:dijo|dijeron|dije|dicho|escribió|escribieron|escrito|contó|contado|mencionó|mencionado|comentó|comentado|habló|hablamos|hablado)(?: (?<by>(?!(?:sobre|acerca|lo|del?|algo|nada) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))? (?:sobre|acerca del?|lo del?|del?) (?:el |la |los |las |mi |mis )?(?<words>.+)$/iu,
    /^(?:me |nos )?(?:ha |han )?(?:dijo|dicho|escribió|escrito|contó|contado|mencionó|mencionado|comentó|comentado)(?: (?<by>(?!(?:sobre|acerca|lo|del?|algo|nada) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))?(?: algo| nada)? (?:sobre|acerca del?|del?) (?:el |la |los |las |mi )?(?<words>.+)$/iu,
    /^(?:busca|encuentra|b[uú]scame|mu[eé]strame|muestra|enséñame) (?:dónde|cuándo|qué|lo que|el (?:mensaje|chat) (?:donde|en (?:el )?que)|la conversación (?:donde|en (?:la )?que)) (?:se |me |nos )?(?:(?:ha|han|he|hemos) )?(?:dijo|dijimos|dicho|escribió|escribimos|escrito|habla|habló|hablamos|hablábamos|hablado|mencionó|menciona|mencionado)(?: (?<by>(?!(?:sobre|acerca|lo|del?|algo|nada) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?))? (?:sobre|acerca del?|lo del?|del?) (?:el |la |los |las |mi )?(?<words>.+)$/iu,
  ],
  newest: [
    /^(?:[Bb]usca|[Ee]ncuentra|[Mm]uestra|[Mm]u[eé]strame|[Ee]nséñame|[Ll]ee) (?:los |el |mis |todos los )*(?:últimos? |nuevos? )?mensajes? (?:nuevos? )?de (?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)$/u,
    /^qué (?:me |nos )?(?:ha |han )?(?:dijo|dicho|escribió|escrito|enviado|envió|mandado|mandó) (?<words>(?!hoy$)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?: hoy)?$/iu,
    /^(?:quién|qué) (?:me |nos )(?:ha |han )?(?:escrito|escribió|escribieron|dicho|enviado|mandado)(?: hoy)?$/iu,
    /^(?:hoy )?(?:me|nos) (?:ha|han) (?:escrito|dicho|enviado|mandado)(?: algo)?(?: alguien)?(?: algo)?(?: hoy)?$/iu,
    /^(?:[Hh]oy )?(?:[Mm]e|[Nn]os) (?:ha |han )?(?:escrito|escribió|dicho|dijo|enviado|mandado)(?: algo)? (?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?)(?: hoy)?$/u,
    /^(?<words>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}?) (?:me|nos) (?:ha |han )?(?:escrito|escribió|dicho|dijo|enviado|mandado)(?: algo)?(?: hoy)?$/u,
    /^(?:hoy )?alguien (?:me|nos) (?:ha|han) (?:escrito|dicho|enviado|mandado)(?: algo)?(?: hoy)?$/iu,
  ],
  findPerson: [
    /^está (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:entre|en) mis (?:contactos|amigos)$/iu,
    /^es (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:mi amig[oa]|uno de mis amigos)$/iu,
    /^(?:tengo|hay|conozco)(?: a)? (?:(?:algún|alguna|un|una) (?:amig[oa]|contacto|persona)|alguien|amigos|contactos) (?:que se llam[ea]n?|llamad[oa]s?|de nombre|con el nombre(?: de)?) (?<words>.+)$/iu,
    /^[Qq]uién es (?<words>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)$/u,
  ],
  ownEnding:
    / (?:(?:en|entre|de) mis (?:contactos|amigos|mensajes|chats|conversaciones)|(?:con quien|al que|a quien) (?:yo )?puedo escribir)$/iu,
  nobody: /^(?:quién|quien|yo|nosotros|él|ella|ellos|alguien|nadie)$/iu,
};
