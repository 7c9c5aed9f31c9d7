export const it = `
says: detto, dice, diceva, scritto, scrive, scriveva, raccontato, raccontava, parlato, parlava, parlavamo, menzionato, mandato, inviato, risposto, contattato, consigliato, cercato, sentire, fatto sentire, discusso, accennato, commentato, opinione, pensa, chiesto, proposto, promesso
about: su, sul, sulla, sullo, sui, sugli, sulle, sull, di, del, della, dello, dei, degli, delle, dell, riguardo a, riguardo al, riguardo alla, a proposito di, a proposito del, a proposito della, a proposito dei, circa, con, che e, che parla di, quella cosa del, quella cosa della, quella cosa di
from: da, dal, dalla, di, da parte di
me: mi, ci, ho, io, noi, me, miei, mie, mio, mia, a me
message: messaggio, messaggi, chat, conversazione, conversazioni
find: trova, cerca, trovami, cercami, mostrami, mostra, fammi vedere, non trovo, non trovo piu, dammi, leggi, trovare
where: dove, in quale chat, in quale conversazione, in che chat, quando, a che ora
last: ultimo, ultima, ultimi, ultime, piu recente, recente, recenti, gia, ultimamente, qualcosa, notizie, novita da, novita di
unread: non letti, non letto, non lette, non letta, da leggere, novita, qualcosa di nuovo, di nuovo, nuovi messaggi, messaggi nuovi, mi sono perso, mi sono persa, perso, in sospeso, non aperti, da vedere, ancora leggere, devo leggere, devo ancora leggere
not: non
read: letto, letti, letta, lette, visto, visti, aperto
today: oggi, stamattina, stasera, questo pomeriggio, nella giornata di oggi, di oggi, da ieri
friend: amico, amica, amici, amiche, contatto, contatti
called: si chiama, si chiamano, chiamato, chiamata, di nome, con il nome, con il nome di
who: chi, qualcuno, nessuno, da chi, con chi
what: che, cosa, che cosa, quale, quali, qual, ha, hanno, abbiamo, aveva, e
how: come, perche, posso, si puo, possiamo, e possibile, si possono
drop: il, lo, la, i, gli, le, l, un, una, uno, al, alla, in, nei, nelle, tra, fra, o, ancora, per, per favore, puoi, dimmi, se, sono, sei, siamo, si, c, ci sono, arrivato, arrivata, ricevuto, mentre non c ero, quanti, quante, vorrei, vedere, voglio, quello, quella, quel, ieri, niente, tutto, tutti, tu, era, stato, stata, devo, ti, davvero, mai, poi
`;
