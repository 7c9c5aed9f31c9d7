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
  unread: [
    /no (?:he )?le[ií]d[oa]s?|sin leer|por leer/i,
    /qu[eé] me (?:he perdido|perd[ií])/i,
    /^(?:tengo |hay |muestra )?(?:los |mis )*(?:nuevos mensajes|mensajes nuevos)/i,
  ],
  today: /(?<!\p{L})hoy/iu,
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
    /^(?:encuentra|busca|b[uú]scame|muestra|mu[eé]strame) (?:el |los |un |mis |todos los )?mensajes? (?:sobre |con |acerca de(?:l | )|que hablan? de(?:l | )|del? )(?:el |la |los |las )?(?<words>.+)$/iu,
    /^(?:alguien|qui[eé]n) (?:ha escrito|escribi[oó]|ha dicho|dijo|ha mencionado|mencion[oó])(?: algo)? ?(?:del?|sobre)? ?(?:el |la )?(?<words>.+)$/iu,
    /^(?:busca|encuentra) (?<words>.+) en mis mensajes$/i,
  ],
  findAny: [
    /^(?:encuentra|busca|b[uú]scame) (?:a mi amig[oa] |a la persona |la persona |el contacto |a )?(?<words>.+)$/i,
  ],
};
