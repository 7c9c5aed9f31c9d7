export const it = `
send: inviare, invio, invia, mandare, mando, manda, spedire, spedisco
write: scrivere, scrivo, digitare
delete: eliminare, elimino, cancellare, cancello, rimuovere, rimuovo, togliere, tolgo, liberarmi
recall: ritirare, ritiro, annullare l'invio, richiamare un messaggio, revocare, chat sbagliata, gruppo sbagliato, persona sbagliata, prima che lo legga, prima che lo leggano, per sbaglio, per errore
edit: modificare, modifico, correggere, correggo, rettificare, errore di battitura
change: cambiare, cambio, impostare, scegliere, scelgo, scelta, mettere, metto
add: aggiungere, aggiungo, invitare, invito, includere, fare entrare, far entrare
leave: uscire, esco, lasciare, lascio, abbandonare, andarmene
create: creare, creo, iniziare, inizio, cominciare, avviare, fare un
stop: fermare, interrompere, disattivare, disattivo, terminare, smettere, spegnere
start: attivare, attivo, accendere, abilitare
block: bloccare, blocco, molestare, molestie, disturba, spam, infastidisce, non smette di scrivermi, smetta di scrivermi, togliermi di torno, lasci in pace
unblock: sbloccare, sblocco
mute: silenziare, silenzio, silenzia, zittire, disturbare, togliere il suono, suonare, smetta di suonare, non smette di suonare, squillare, zittisco, squilla
call: chiamata, chiamate, chiamare, chiamo, videochiamata, telefonare, telefonata, videochiamare, videochiamo, chiamare in video, al telefono, per telefono
video: video, filmato
camera: videocamera, telecamera, fotocamera, webcam, farmi vedere, faccia
microphone: microfono, mic
speakers: altoparlante, altoparlanti, cuffie
unheard: nessuno mi sente, mi sente, mi sentono, non mi sentono, non mi si sente
screen: schermo, presentazione, diapositive, slide, powerpoint
background: sfondo, sfocare, sfoco, dietro di me
record: registrare, registro, registrazione
transcript: trascrizione, trascrivere, sottotitoli, quello che si è detto
people: persone, gente, membro, membri, partecipanti, persona, a un amico, a un altro amico, ai miei amici, con gli amici, a una amica
message: messaggio, messaggi, quello che ho scritto, ciò che ho scritto, quello che ho mandato
chat: chat, conversazione, conversazioni
group: gruppo, gruppi
photo: foto, fotografia, immagine, immagini, ritratto, iniziali, avatar, altra foto al posto
file: file, documento, documenti, allegato, pdf
voice: voce, vocale, vocali, audio
dictate: dettare, detto un, dettatura
listen: ascoltare, ascolto, sentire, riprodurre
language: lingua, lingue
translate: tradurre, traduco, traduzione, tradotto, tradotti
original: originale, non tradotto, prima della traduzione, prima di essere tradotto, scritto davvero, davvero scritto
rough: approssimativa, approssimativo, imprecisa
password: password, parola d'ordine
signin: accedere, accesso, entrare, login
signup: registrarsi, registrarmi, iscriversi, iscrivermi, iscrizione, nuovo account, account nuovo, creare un account
signout: disconnettersi, disconnettermi, logout, uscire dall'account, uscire dal mio account, esco dal mio account, uscire dal account
account: account
plan: piano, piani, abbonamento, abbonamenti, pacchetto, tariffa
price: prezzo, prezzi, costo, costano, costa, tariffa
pay: pagare, pago, pagamento, pagamenti, carta
invoice: fattura, fatture
trial: prova, provare, gratis, gratuitamente
cancel: disdire, disdico, disdetta, annullare, annullo, rinnovo, rinnovare
gift: regalo, buono, coupon, riscattare
friend: amico, amica, amici, amicizia, a un amico, a un altro amico, ai miei amici, con gli amici, a una amica
befriend: diventare amici, fare amicizia, essere mio amico, essere mia amica, essere amici, aggiungere un amico, richiesta di amicizia
unfriend: terminare un’amicizia, terminare l’amicizia, finire un’amicizia, smettere di essere amici, smettere di essere amico, non essere più amici, non essere più amico, togliere un amico, eliminare un amico, rimuovere un amico, rimuovere dagli amici, togliere dagli amici
request: richiesta, richieste
accept: accettare, accetto, approvare
decline: rifiutare, rifiuto, respingere, declinare
online: online, in linea, connesso, ultimo accesso, ultima volta, è collegato, chi è collegato, sono collegati
seen: visto, spunte, è stato letto, conferma di lettura, ha letto, hanno letto, chi ha letto
visible: visibile, visibili, vedono gli altri, gli altri vedono, chi vede, chi può vedere, vedono di me, sanno di me, chi vede il mio, a chi appare, viene a sapere, se ne accorge, lo scopre
notification: notifica, notifiche, avviso, avvisi, 
receive: ricevere, ricevo, arrivare, arriva, arrivano
dark: scuro, scura, notte
size: dimensione, dimensioni, grande, ingrandire, caratteri, aumentare, aumento
theme: tema, colori, aspetto
contact: contatto, contatti
location: posizione, luogo, dove sono, mappa, dove mi trovo, gps
sticker: sticker, adesivo, adesivi
emoji: emoji, faccina, faccine
react: reagire, reazione, mi piace, cuore, cuoricino, pollice
pin: fissare, fisso, tenere in alto, appuntare, in cima, in alto
star: stella, preferito, preferiti, segnalibro
reply: rispondere, rispondo, risposta, citare
forward: inoltrare, inoltro, inoltra, girare, passare a un altro, passarlo
copy: copiare, copio
archive: archiviare, archivio, mettere da parte
search: cercare, cerco, trovare, trovo, ricerca
date: data, giorno, calendario
share: condividere, condivido, condiviso, scambiati, scambiate, scambiare
download: scaricare, scarico, esportare, backup
device: dispositivo, dispositivi, computer, telefono, cellulare, tablet
keyboard: tastiera, scorciatoia, scorciatoie, tasti
offline: senza connessione, offline, senza internet, senza rete
install: installare, installo, android, iphone, applicazione, app, schermata iniziale
update: aggiornare, aggiornamento, versione
profile: profilo
name: nome, rinominare
accent: accento, pronuncia
privacy: privacy, privato, crittografia, sicuro, segreto
limit: limite, massimo, quante persone, quanta gente, al massimo, quanti, quante, quanto grande, che dimensione
mention: menzionare, menzione, menzioni, taggare
link: link, collegamento, codice qr
lost: perso, persa, dimenticato, dimenticata, manca
broken: interrotta, si interrompe, interrompe, cade, caduta
assistant: assistente, smarttalk, bot, ia, robot
text: testo, parola, parole, frase
data: dati, informazioni
restore: recuperare, recupero, ripristinare
expel: rimuovere qualcuno, togliere qualcuno, cacciare, cacciare qualcuno, buttare fuori, espellere, espello, butto fuori, caccio
hide: nascondere, nascondo, nascosto, invisibile, non far vedere, non mostrare
read: leggere, legge, leggono, leggo, lettura
speak: parlare, parla, parlo, parlano
failure: non funziona, non funzionano, non va
untranslated: non tradotto, nessuna traduzione, non è stato tradotto, non viene tradotto, senza traduzione
summary: riassumere, riassunto, spiegare
vanish: scompaiono, scomparire, scompaiano, spariscono, sparire, si cancellano da soli, si cancellino da soli, si cancella da solo, autodistruggere, effimeri
`;
