import type { MessageTexts } from './en.ts';

/** Spanish. */
export const es: MessageTexts = {
  signInCode: 'Tu código de Franca es {code}. Vale durante {minutes} minutos. No lo compartas con nadie.',
  linkSubject: 'Tu enlace rápido de Franca',
  linkIntroduction:
    'Abre este enlace para iniciar sesión en Franca. Funciona una vez, durante {minutes} minutos.',
  linkButton: 'Iniciar sesión en Franca',
  confirmSubject: 'Confirma tu correo electrónico para Franca',
  confirmIntroduction:
    'Esta dirección se introdujo en un perfil de Franca. Abre este enlace para confirmar que es tuya y para iniciar sesión con ella a partir de ahora. Funciona una vez, durante {minutes} minutos.',
  confirmButton: 'Confirmar la dirección',
  confirmIgnore:
    'Si no fuiste tú, no abras el enlace e ignora este correo. Sin el enlace, la dirección no se vincula al perfil.',
  linkFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  linkIgnore: 'Si no pediste este correo, puedes ignorarlo. Nadie entra sin el enlace.',
  newsletterSubject: 'Confirma tu suscripción a las novedades de Franca',
  newsletterIntroduction:
    'Esta dirección se introdujo para recibir novedades de Franca. Abre este enlace en un plazo de {days} días para confirmar que las quieres.',
  newsletterButton: 'Confirmar la suscripción',
  newsletterIgnore:
    'Si no fuiste tú, no hagas nada: sin el enlace no recibirás más correos y la dirección se elimina.',
  newsletterEnd: 'Para darte de baja en cualquier momento, abre esta dirección: {link}',
  unsubscribeTitle: 'Darse de baja de las novedades de Franca',
  unsubscribeButton: 'Darse de baja',
  unsubscribed: 'Te has dado de baja. No recibirás más correos.',
  linkInvalid: 'Este enlace no es válido o ya se ha usado.',
  subscribed: 'Te has suscrito',
  subscribedHint: 'Abre el enlace del correo que te enviamos para confirmar la dirección.',
  enquirySent: '¡Tu solicitud se ha enviado!',
  formFailed: 'No se pudo enviar el formulario. Comprueba lo que has escrito e inténtalo de nuevo.',
  backToFranca: 'Volver a Franca',
  receiptSubject: 'Tu recibo de Franca {plan}',
  receiptBody:
    'Se cobraron {amount} por Franca {plan} en tu tarjeta terminada en {card}. Tu plan dura hasta el {day} y después se renueva automáticamente hasta que lo canceles en la sección Cuenta.',
  trialBegunSubject: 'Tu prueba de Franca {plan} ha empezado',
  trialBegunBody:
    'Puedes usar Franca {plan} gratis hasta el {day}. Después se cobran {amount} al mes en tu tarjeta, salvo que lo canceles antes en la sección Cuenta.',
  trialEndsSubject: 'Tu prueba de Franca {plan} termina el {day}',
  trialEndsBody:
    'Tu prueba de Franca {plan} termina el {day}. Después se cobran {amount} al mes en tu tarjeta, salvo que lo canceles antes en la sección Cuenta.',
  renewalFailedSubject: 'Tu pago de Franca {plan} ha fallado',
  renewalFailedBody:
    'No se pudieron cobrar {amount} por Franca {plan} en tu tarjeta. De momento todo sigue abierto. El próximo intento es el {day}; puedes introducir otra tarjeta en la sección Cuenta.',
  cancelledSubject: 'Tu suscripción a Franca {plan} está cancelada',
  cancelledBody:
    'Franca {plan} dura hasta el {day} y no se vuelve a cobrar. Hasta entonces puedes reanudarla en la sección Cuenta.',
  restartedSubject: 'Tu suscripción a Franca {plan} continúa',
  restartedBody: 'Has retirado la cancelación. El período actual de Franca {plan} dura hasta el {day}.',
  endedSubject: 'Franca {plan} ha terminado',
  endedBody:
    'Ahora tienes el plan gratuito. Nada de lo que escribiste o recibiste se ha eliminado. Los datos de Franca {plan} se conservan durante 10 meses.',
  refundedSubject: 'Tu pago de Franca {plan} se ha devuelto',
  refundedBody: 'Se devolvieron {amount} a tu tarjeta: este pago de Franca {plan} ya no era necesario.',
  emailNoticeSubject: 'Tu correo electrónico de Franca está a punto de cambiar',
  emailNoticeBody:
    'Se introdujo {email} como nuevo correo electrónico de tu cuenta de Franca. Sustituirá a este cuando se abra el enlace que se envió allí. Si no fuiste tú, inicia sesión con esta dirección, vuelve a introducirla en tu perfil y cierra la sesión de tus otros dispositivos en los ajustes.',
  deletionSubject: '{code} es tu código para eliminar tu cuenta de Franca',
  deletionCode:
    '{code} es el código que elimina tu cuenta de Franca y todo lo que contiene. Vale durante {minutes} minutos. Si no lo pediste, otra persona ha iniciado sesión: no compartas el código y cierra la sesión de tus otros dispositivos en los ajustes.',
  lockSubject: 'Tu número de teléfono está cerrado para iniciar sesión',
  lockBody:
    'Alguien introdujo 100 códigos erróneos para tu cuenta de Franca. Durante 30 días tu número de teléfono solo permite iniciar sesión a dispositivos que ya lo hicieron con él; tu correo electrónico sigue funcionando. Tu sesión sigue abierta donde ya lo está.',
  pushMessage: 'Mensaje nuevo',
  pushPhoto: 'Foto',
  pushVideo: 'Vídeo',
  pushFile: 'Archivo',
  pushVoice: 'Mensaje de voz',
  pushContact: 'Contacto',
  pushLocation: 'Ubicación',
  pushSticker: 'Sticker',
  pushRough: 'Traducción aproximada: {text}',
  pushVideoCall: 'Videollamada entrante',
  pushAudioCall: 'Llamada de audio entrante',
};
