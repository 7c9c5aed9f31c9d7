export const es = `
says: dijo, dijeron, dicho, decia, dice, escribio, escrito, escribieron, escribia, conto, contaron, contado, contaba, menciono, mencionado, mencionaron, hablo, hablaron, hablado, hablamos, hablabamos, comento, comentado, comentaba, mando, mandado, mandaron, envio, enviado, enviaron, contesto, contestado, respondio, respondido, puso, puesto, recomendo, recomendado, contacto, contactado, opina, opino, opinion, salio, pregunto, propuso, prometio, se hablo
about: sobre, acerca de, acerca del, respecto a, respecto al, de lo de, lo de, lo del, de, del, con, que era, que habla de, que hablan de
from: de, del, por, de parte de
me: me, nos, he, yo, mi, mis, a mi, nosotros
message: mensaje, mensajes, chat, chats, conversacion, conversaciones
find: busca, encuentra, buscame, encuentrame, encuentra lo, muestrame, muestra, ensename, no encuentro, dame, lee, localiza, abreme, buscar
where: donde, en que chat, en que conversacion, cuando, a que hora
last: ultimo, ultima, ultimos, lo ultimo, lo mas reciente, mas reciente, reciente, recientes, ya, ultimamente, hay algo, algo, noticias, novedades de
unread: sin leer, pendiente de leer, pendientes de leer, hay algo nuevo, por leer, no leidos, no leido, no leidas, no leida, pendientes, pendiente, novedades, algo nuevo, de nuevo, mensajes nuevos, nuevos mensajes, me perdi, me he perdido, perdi, sin abrir, sin ver, no visto, no he visto
not: no
read: leido, leidos, leida, leidas, visto, leer
today: hoy, esta manana, esta tarde, esta noche, en el dia de hoy, de hoy, desde ayer
friend: amigo, amiga, amigos, amigas, amistad, contacto, contactos
called: se llama, se llame, se llaman, llamado, de nombre, con el nombre, con el nombre de
who: quien, quienes, alguien, nadie, de quien
what: que, cual, cuales, ha, han, hemos, fue, es, son, habia
how: como, por que, puedo, se puede, podemos, es posible, pueden, se pueden
drop: el, la, los, las, un, una, lo, al, a, en, entre, y, o, algun, alguna, algo, nada, todo, todos, por favor, puedes, dime, sabes si, sabes, si, tengo, hay, somos, esta, estan, ella, ellos, para, falta, llego, recibido, recibi, llegado, todavia, aun, mientras no estaba, estaba, cuantos, cuantas, quiero, ver, ese, esa, eso, esto, le, se, te, era, mas, tu, muy, otra vez
`;
