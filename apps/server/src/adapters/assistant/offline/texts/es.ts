import type { AssistantTexts } from './AssistantTexts.ts';

export const es: AssistantTexts = {
  greeting: '¡Hola! Pregúntame sobre Franca, o pregunta “¿qué puedes hacer?”.',
  identity:
    'Soy el asistente integrado en Franca. No soy un modelo de lenguaje, ni ChatGPT ni otro: busco en las páginas de ayuda de Franca, y nada de tu pregunta sale de este servidor, salvo que un texto para traducir va a los motores de traducción del servidor.\n\nPuedo:\n\n- responder a preguntas sobre Franca, como “¿Cómo salgo de un grupo?”\n- traducir una frase: “traduce ‘buenos días’ al italiano”\n- decir qué no has leído: “¿qué no he leído hoy?”\n- encontrar un mensaje o una persona: “busca el mensaje sobre el tren”\n- abrir una parte de Franca: “abre los ajustes”',
  unknown:
    'Eso no lo sé. Soy el asistente integrado en Franca y solo conozco sus páginas de ayuda. Pregunta sobre Franca con otras palabras o mira en las [páginas de ayuda]({url}).',
  helpPage: 'De la página de ayuda [{title}]({url}).',
  seeAlso: 'Ver también: {pages}.',
  translated: {
    exact: '{target}, original: {source}. Frase comprobada ({engine}).',
    good: '{target}, original: {source}. Traducido por una máquina ({engine}).',
    rough: '≈ Traducción aproximada ({target}, original: {source}; {engine}): puede ser errónea.',
  },
  sameLanguage: 'Ya está en este idioma: {target}.',
  noLanguage: 'No conozco ningún idioma llamado “{name}”.',
  noTranslation: 'En este servidor no hay traducción de este texto a este idioma: {target}.',
  translationDown: 'La traducción no funciona ahora. Inténtalo más tarde.',
  unreadNone: 'No hay nada sin leer.',
  unreadNoneToday: 'De las últimas 24 horas no hay nada sin leer.',
  unread: 'Conversaciones con mensajes sin leer, y cuántos:',
  unreadToday: 'Conversaciones con mensajes sin leer de las últimas 24 horas, y cuántos están sin leer:',
  opens: 'Aquí está: [{name}]({url}).',
  messagesFound: 'Mensajes con “{words}”, del más reciente al más antiguo:',
  messagesNone: 'No he encontrado ningún mensaje con “{words}” en tus conversaciones.',
  peopleFound: 'Personas llamadas “{words}”:',
  nothingFound: 'No he encontrado ni una persona ni un mensaje para “{words}”.',
  parts: {
    settings: 'Ajustes',
    profile: 'Editar perfil',
    plans: 'Planes y precios',
    account: 'Suscripción/cuenta',
    notifications: 'Notificaciones',
    friends: 'Amigos',
    requests: 'Solicitudes de amistad',
    newChat: 'Nuevo chat',
    newGroup: 'Nuevo grupo',
    shortcuts: 'Atajos de teclado',
    about: 'Acerca de',
    help: 'Ayuda',
    logOut: 'Cerrar sesión',
  },
};
