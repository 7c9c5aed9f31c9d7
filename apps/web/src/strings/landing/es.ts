import type { LandingStrings } from './en.ts';

/** Spanish. */
export const es: LandingStrings = {
  pageTitle: 'Franca: mensajero multilingüe en tiempo real',
  description:
    'Chatea en más de 90 idiomas: escribe en el tuyo y que te lean en el suyo. Los mensajes llegan traducidos y el original está a un clic.',
  skip: 'Saltar al contenido',
  menu: 'Menú',
  notifications: 'Notificaciones',
  mainNavigation: 'Principal',

  redeemCode: 'Canjear código',
  videos: 'Vídeos',
  webVersion: 'Versión web',
  appInfo: 'La aplicación',
  becomePartner: 'Hazte socio',
  pricing: 'Precios',
  enter: 'Registro / Acceso',

  tagline: '¡Un mundo, un idioma!',
  heroTitle: 'Mensajero multilingüe en tiempo real',
  heroText: 'Más de 90 idiomas en una conversación. Tú escribes en el tuyo y todos leen en el suyo.',
  startChatting: 'Empezar a chatear',
  seeHow: 'Ver cómo funciona',
  desktopAlt:
    'Una conversación en Franca: los mensajes de Marco, que escribe en italiano, se leen en español.',

  appTitle: 'Llévate Franca contigo',
  appText:
    'Las aplicaciones de las tiendas aún no han salido. Franca se instala hoy desde el navegador, en teléfonos y ordenadores.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  comingSoon: 'Próximamente',
  install: 'Instalar como aplicación web',
  installHelp:
    'iPhone y iPad: Compartir y luego Añadir a pantalla de inicio. Otros navegadores: abre el menú y elige Instalar.',
  installed: 'Franca está instalada.',

  featuresTitle: 'Hecho para personas que no comparten idioma',
  textTitle: '90 idiomas para el texto',
  textText: 'Cada mensaje se muestra en el idioma de quien lo lee, un instante después de enviarse.',
  voiceTitle: '71 idiomas para la voz',
  voiceText: 'Voz a texto y videollamadas con transcripción en directo, para que nadie tenga que adivinar.',
  groupTitle: 'Chat de grupo de hasta 10 idiomas',
  groupText: 'Un grupo con tantos idiomas como hablan sus miembros. Nadie tiene que cambiar.',
  originalTitle: 'El original, a un clic',
  originalText:
    'Las traducciones las hacen máquinas. Lo que de verdad se escribió siempre está ahí para comparar.',
  offlineTitle: 'Funciona sin red',
  offlineText: 'Lo que escribes se guarda en tu dispositivo y se envía cuando vuelve la conexión.',
  ownTitle: 'Tu idioma, tu dirección',
  ownText:
    'Español, inglés, francés, italiano, vietnamita y árabe, de izquierda a derecha y de derecha a izquierda.',

  howTitle: 'Cómo funciona la aplicación',
  stepWrite: 'Escribe en tu idioma',
  stepWriteText: 'Diego escribe en español. Ve en español los mensajes de Marco, que están en italiano.',
  stepTranslate: 'Franca traduce',
  stepTranslateText:
    'Los nombres, enlaces, números y emojis quedan como están. El tono de la conversación sigue siendo tuyo.',
  stepRead: 'Leen en el suyo',
  stepReadText: 'Marco ve la misma conversación en italiano y responde sin pensarlo dos veces.',
  ownAlt: 'El teléfono de Diego: la conversación en español.',
  otherAlt: 'El teléfono de Marco: la misma conversación en italiano.',

  webTitle: 'Versión web',
  webText:
    'Sin descargas ni cuenta previa: abre la página, inicia sesión con tu número de teléfono o un correo electrónico y escribe.',
  openWeb: 'Abrir la versión web',

  videosTitle: 'Franca en unos segundos',
  videosText: 'Grabado de la aplicación en marcha, sin sonido.',
  clipTranslation: 'Dos personas, dos idiomas',
  clipTranslation1: 'Diego pregunta en español dónde está la estación de tren.',
  clipTranslation2: 'Marco lee la pregunta en italiano.',
  clipTranslation3: 'Él le da las gracias en italiano y Diego lo lee en español.',
  clipOriginal: 'El original, cuando lo quieras',
  clipOriginal1: 'Un mensaje que se tradujo lo indica.',
  clipOriginal2: 'Un clic muestra lo que de verdad se escribió; otro vuelve atrás.',
  clipStickers: 'Los stickers no necesitan traducción',
  clipStickers1: 'Los stickers están detrás del signo más, junto al campo de texto.',
  clipStickers2: 'Un clic envía uno.',
  playClip: 'Reproducir',
  captions: 'Subtítulos',

  shotsTitle: 'Un vistazo por dentro',
  shotsLabel: 'Capturas de pantalla',
  shotList: 'Todas tus conversaciones, en tu idioma',
  shotEnglish: 'Emma lee en inglés',
  shotSpanish: 'Diego lee en español',
  shotFrench: 'Chloé lee en francés',
  shotItalian: 'Marco lee en italiano',
  shotArabic: 'Omar lee en árabe, de derecha a izquierda',
  shotVietnamese: 'Minh lee en vietnamita, a oscuras',
  previous: 'Captura anterior',
  next: 'Captura siguiente',
  pause: 'Pausar el pase',
  play: 'Iniciar el pase',

  emoticonsTitle: 'Emoticonos',
  emoticonsText:
    'Stickers para lo que ningún idioma dice. Vienen de Fluent Emoji, dibujados por Microsoft y publicados como código abierto.',
  partnerLink: 'Fluent Emoji de Microsoft',

  imagesTitle: 'Imágenes Premium',
  imagesText:
    'Las imágenes dibujadas para Franca dan a una conversación su propio lugar. Ambas partes ven la que elijas.',
  imageForest: 'Bosque',
  imageBeach: 'Playa',
  imageChristmas: 'Navidad',
  imagePaper: 'Papel antiguo',

  partnerTitle: 'Hazte socio',
  partnerText:
    '¿Quieres Franca en tu empresa, tu escuela o tu producto? Escríbenos y te respondemos por correo electrónico.',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  leaveEmpty: 'Deja este campo vacío',
  enquirySent: '¡Tu solicitud se ha enviado!',

  newsletterTitle: 'Novedades de Franca',
  newsletterText: 'Nuevos idiomas y funciones, de vez en cuando. Puedes darte de baja con un clic.',
  subscribe: 'Suscribirse',
  subscribed: 'Te has suscrito',
  subscribedHint: 'Abre el enlace del correo que te enviamos para confirmar la dirección.',

  nameRequired: 'El nombre es obligatorio. Escribe uno.',
  emailRequired: 'El correo electrónico es obligatorio. Escribe uno.',
  emailInvalid: 'El correo electrónico no es válido. Inténtalo de nuevo.',
  newsletterEmailInvalid: 'El correo electrónico no es válido.',
  messageRequired: 'El mensaje es obligatorio. Escribe uno.',
  tooMany: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  failed: 'No se pudo enviar. Comprueba la conexión e inténtalo de nuevo.',

  plansTitle: 'Planes y precios',
  perMonth: 'AUD al mes',
  plansFailed: 'No se pudieron cargar los planes. Comprueba la conexión e inténtalo de nuevo.',

  footerContact: 'Contacto',
  footerProduct: 'Producto',
  footerSocial: 'Redes sociales',
  footerLegal: 'Aviso legal',
  footerLanguages: 'Idioma',
  contactUs: 'Escríbenos',
  api: 'API para desarrolladores',
  shareOn: 'Compartir en {place}',
  terms: 'Términos',
  privacy: 'Privacidad',
};
