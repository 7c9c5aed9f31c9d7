export const es = `
send: enviar, envío, envía, envías, mandar, mando, manda, mandas, remitir
write: escribir, escribo, redactar, teclear
delete: eliminar, elimino, borrar, borro, borré, quitar, quito, suprimir, vaciar, deshacerme, deshacerse
recall: retirar, retiro, anular el envío, desenviar, retractar, chat que no era, grupo que no era, persona equivocada, antes de que lo lea, antes de que la lea, antes de que la lean, antes de que lo lean, por error, por equivocación, sin querer
edit: editar, edito, corregir, corrijo, modificar, modifico, enmendar, errata
change: cambiar, cambio, cambia, ajustar, elegir, elijo, escoger, poner, pongo
add: añadir, añado, agregar, agrego, invitar, invito, incluir, sumar, hacer entrar
leave: salir, salgo, abandonar, abandono, dejar, irme, irse
create: crear, creo, empezar, empiezo, iniciar, comenzar, hacer un
stop: detener, detengo, parar, desactivar, terminar, apagar, finalizar, cortar, corto
start: activar, activo, encender, habilitar
block: bloquear, bloqueo, bloquea, acoso, acosar, molestar, molesta, spam, no deja de escribirme, deje de escribirme, me deje en paz, pesado, quitarme de encima
unblock: desbloquear, desbloqueo
mute: silenciar, silencio, silencia, sin sonido, molesten, quitar el sonido, callar, callo, callarlo, calle, sonar, deje de sonar, no para de sonar, pitar, suene, cole no para de sonar, lo callo
call: llamada, llamar, llamo, videollamada, telefonear, llamar por vídeo, llamo por vídeo, por vídeo, llamada de vídeo, al teléfono, por teléfono, hablando por teléfono
video: vídeo, video, película
camera: cámara, webcam, sin que me vean
microphone: micrófono, micro
speakers: altavoz, altavoces, auriculares
unheard: nadie me oye, me oye, me oyen, no me oyen, no se me oye
screen: pantalla, escritorio, presentación, diapositivas, powerpoint
background: fondo, desenfocar, desenfoco, difuminar, detrás de mí
record: grabar, grabo, grabación
transcript: transcripción, transcribir, subtítulo, subtítulos, lo que se dijo
people: personas, gente, miembro, miembros, participante, persona, a un amigo, a mi amigo, a mis amigos, con mis amigos, a una amiga
message: mensaje, mensajes, lo que escribí, lo que he escrito, lo que envié
chat: chat, conversación, charla
group: grupo, grupos
photo: foto, fotos, imagen, fotografía, retrato, iniciales, avatar
file: archivo, archivos, documento, fichero, adjunto, pdf
voice: voz, audio, hablado
dictate: dictar, dicto, dictado
listen: oír, oigo, escuchar, escucho, reproducir
language: idioma, idiomas, lengua
translate: traducir, traduzco, traducción, traduce, traducido
original: original, sin traducir, antes de la traducción, antes de traducir, antes de traducirse, de verdad escribió, escribió realmente, escrito de verdad
rough: aproximada, aproximado, imprecisa
password: contraseña, clave
signin: iniciar sesión, inicio sesión, entrar, acceder, acceso, login
signup: registrarse, registrarme, registro, darse de alta, crear una cuenta, cuenta nueva
signout: cerrar sesión, cierro sesión, cerrar la sesión, desconectarme, desconectarse, logout, salir de mi cuenta, salir de la cuenta
account: cuenta
plan: plan, planes, suscripción, paquete, abono, tarifa, modalidad
price: precio, precios, cuesta, cuestan, coste, tarifa, cuánto vale
pay: pagar, pago, pagos, tarjeta, cobro
invoice: factura, facturas
trial: prueba, probar, período gratuito, gratis
cancel: cancelar, cancelo, cancelación, darse de baja, darme de baja, doy de baja, dar de baja, baja, renovar, renueve, renovación, anular
gift: regalo, vale, cupón, canjear
friend: amigo, amiga, amigos, amistad, amistades, a un amigo, a mi amigo, a mis amigos, con mis amigos, a una amiga
befriend: hacerse amigo, hacernos amigos, hacerse amigos, ser mi amigo, ser mi amiga, ser amigos, añadir a un amigo, agregar a un amigo, solicitud de amistad
unfriend: terminar una amistad, terminar la amistad, dejar de ser amigo, dejar de ser amiga, dejar de ser amigos, dejo de ser amigo, dejo de ser amiga, ya no ser amigos, quitar un amigo, borrar un amigo, eliminar de amigos, eliminar a un amigo, quitar a un amigo
request: solicitud, solicitudes, petición, invitación
accept: aceptar, acepto, aprobar
decline: rechazar, rechazo, denegar
online: en línea, conectado, conectada, última vez, última conexión, está conectado, quién está conectado
seen: visto, leído, ha leído, confirmación de lectura, han leído, quién leyó
visible: visible, visibles, ven los demás, ven los otros, los demás ven, quién ve, quién puede ver, ven de mí, saben de mí, les aparece, aparece a los demás, quién puede ver mi, a quién le sale, se entera, se enteran, se va a enterar
notification: notificación, notificaciones, aviso, avisos, alerta, 
receive: recibir, recibo notificaciones, llegar, llega, llegan, llegue
dark: oscuro, oscura, noche, nocturno
size: tamaño, grande, agrandar, letra, fuente, letras, aumentar, aumento, pequeña
theme: tema, colores, apariencia
contact: contacto, contactos
location: ubicación, posición, lugar, dónde estoy, mapa, gps
sticker: sticker, stickers, pegatina, pegatinas
emoji: emoji, emojis, carita, emoticono
react: reaccionar, reacción, me gusta, corazón, corazoncito, me encanta, pulgar
pin: fijar, fijo, anclar, mantener arriba, arriba de la lista, arriba del todo
star: destacar, favorito, estrella, marcador
reply: responder, respondo, contestar, contesto, citar
forward: reenviar, reenvío, reenvía, pasarle, pasárselo, pasarlo, pasar a otra persona, pasarle a otra persona
copy: copiar, copio
archive: archivar, archivo un chat, guardar aparte, quitar de en medio
search: buscar, busco, encontrar, encuentro, localizar, búsqueda
date: fecha, día, calendario
share: compartir, comparto, compartido, intercambiar
download: descargar, descargo, exportar, copia de seguridad
device: dispositivo, dispositivos, ordenador, teléfono, móvil, tableta
keyboard: teclado, atajo, atajos, tecla, teclas
offline: sin conexión, sin internet, sin red, sin cobertura
install: instalar, instalo, android, iphone, aplicación en el móvil, app, aplicación en el teléfono, pantalla de inicio
update: actualizar, actualización, versión
profile: perfil
name: nombre, renombrar
accent: acento, pronunciación
privacy: privacidad, privado, cifrado, seguro, secreto
limit: límite, máximo, cuántas personas, cuánta gente, cuántos, como mucho, cuántas, qué tamaño, cómo de grande
mention: mencionar, mención, mencionado, etiquetar
link: enlace, enlaces, código qr
lost: perdido, olvidé, olvidado, olvidar, falta
broken: interrumpe, interrumpida, se corta, cortada
assistant: asistente, smarttalk, bot, ia, robot
text: texto, palabra, palabras, frase
data: datos, información
restore: recuperar, recupero, restaurar
expel: quitar a alguien, sacar a alguien, echar a alguien, eliminar a alguien, eliminar a un miembro, expulsar, expulso, echo a alguien, saco a alguien, quito a alguien, echar
hide: ocultar, oculto, esconder, escondo, invisible, disimular
read: leer, lee, leen, leo, lectura
speak: hablar, hablo, habla, hablan
failure: no funciona, no funcionan, no va
untranslated: no traducido, sin traducción, no se ha traducido, no se traduce, no está traducido
summary: resumir, resumen, explicar
vanish: desaparecen, desaparecer, desaparezcan, se borran solos, se borren solos, se borra solo, se borre solo, autodestruir, efímeros
`;
