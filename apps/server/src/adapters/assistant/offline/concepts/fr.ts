export const fr = `
send: envoyer, envoie, envoi, expédier, transmettre
write: écrire, écris, taper, rédiger
delete: supprimer, supprime, effacer, efface, enlever, retirer de, débarrasser
recall: retirer, rappeler un message, annuler l'envoi, mauvaise discussion, mauvais groupe, mauvaise personne, avant qu'il le lise, avant qu'on le lise, par erreur
edit: modifier, modifie, corriger, corrige, éditer, faute de frappe
change: changer, change, choisir, choisis, régler, mettre
add: ajouter, ajoute, inviter, invite, inclure, faire entrer
leave: quitter, quitte, sortir, sors, partir
create: créer, crée, commencer, démarrer, faire un
stop: arrêter, arrête, désactiver, terminer, mettre fin, éteindre, couper, coupe
start: activer, active, allumer
block: bloquer, bloque, harcèlement, harceler, ennuie, spam, embête, arrête pas de m'écrire, cesse de m'écrire, laisse tranquille, me débarrasser
unblock: débloquer, débloque
mute: sourdine, silence, couper le son, muet, déranger, enlever le son, sonner, sonne, arrête de sonner, arrête pas de sonner, faire taire
call: appel, appels, appeler, appelle, téléphoner, visioconférence, visio, appel vidéo, appeler en vidéo, appelle en vidéo, au téléphone, par téléphone
video: vidéo, vidéos, film
camera: caméra, webcam, visage, sans être vu
microphone: microphone, micro
speakers: haut-parleur, haut-parleurs, casque
unheard: personne ne m’entend, m’entend, m’entendent, ne m’entendent pas
screen: écran, présentation, diapositives, diapos, powerpoint
background: arrière-plan, fond, flouter, floute, derrière moi
record: enregistrer, enregistre, enregistrement
transcript: transcription, transcrire, sous-titres, sous-titre, ce qui a été dit
people: personnes, gens, membre, membres, participants, personne, à un ami, à mon ami, à mes amis, avec mes amis, à une amie
message: message, messages, ce que j'ai écrit, ce que j'ai envoyé
chat: conversation, conversations, discussion, chat
group: groupe, groupes
photo: photo, photos, image, images, portrait, initiales, avatar
file: fichier, fichiers, document, documents, pièce jointe, pdf
voice: voix, vocal, vocaux, audio
dictate: dicter, dicte, dictée
listen: écouter, écoute, entendre
language: langue, langues
translate: traduire, traduis, traduction, traduit, traduits
original: original, originale, non traduit, avant la traduction, avant traduction, vraiment écrit, réellement écrit
rough: approximative, approximatives, imprécise
password: mot de passe
signin: se connecter, me connecter, connexion à, identifiant
signup: s'inscrire, inscrire, inscription, créer un compte, nouveau compte
signout: se déconnecter, me déconnecter, déconnexion, déconnecter, logout, sortir de mon compte, quitter mon compte
account: compte
plan: forfait, forfaits, abonnement, abonnements, formule, tarif
price: prix, tarif, coûte, coûtent, coût
pay: payer, paie, paiement, paiements, carte
invoice: facture, factures
trial: essai, essayer, gratuit, gratuitement
cancel: résilier, résilie, annuler, annule, renouvellement, renouveler
gift: cadeau, coupon, bon
friend: ami, amie, amis, amitié, à un ami, à mon ami, à mes amis, avec mes amis, à une amie
befriend: devenir amis, devenir ami, être mon ami, être mon amie, être amis, ajouter un ami, demande d’ami
unfriend: mettre fin à une amitié, mettre fin à l’amitié, ne plus être ami, ne plus être amis, cesser d’être ami, cesser d’être amis, retirer un ami, supprimer un ami, enlever un ami, retirer des amis
request: demande, demandes, requête
accept: accepter, accepte, approuver
decline: refuser, refuse, décliner, rejeter
online: en ligne, connecté, connectée, dernière connexion, présence
seen: vu, coches, a été lu, accusé de lecture, a lu mon, ont lu, qui a lu
visible: visible, visibles, voient les autres, les autres voient, qui voit, qui peut voir, voient de moi, savent de moi, s'en rend compte, va le savoir
notification: notification, notifications, alerte, alertes, avertissement
receive: recevoir, reçois, arriver, arrive, arrivent
dark: sombre, nuit
size: taille, grand, agrandir, police, caractères, augmenter, augmente
theme: thème, couleurs, apparence
contact: contact, contacts
location: position, lieu, où je suis, localisation, carte du lieu, gps
sticker: autocollant, autocollants, sticker, stickers
emoji: émoji, émojis, smiley, émoticône
react: réagir, réaction, réactions, j'aime, cœur, petit cœur, pouce
pin: épingler, épingle, garder en haut, en haut, tout en haut
star: favori, favoris, étoile, signet
reply: répondre, réponds, réponse, citer
forward: transférer, transfère, faire suivre, passer à, transmettre
copy: copier, copie
archive: archiver, archive, ranger
search: rechercher, chercher, cherche, trouver, trouve, retrouver, recherche
date: date, jour, calendrier
share: partager, partage, partagé, échanger
download: télécharger, télécharge, exporter, sauvegarde
device: appareil, appareils, ordinateur, téléphone, tablette
keyboard: clavier, raccourci, raccourcis, touche, touches
offline: hors ligne, sans connexion, sans internet, pas de réseau
install: installer, installe, android, iphone, app, écran d'accueil
update: mettre à jour, mise à jour, version
profile: profil
name: nom, renommer
accent: accent, prononciation
privacy: confidentialité, privé, chiffrement, sécurisé, secret
limit: limite, maximum, combien de personnes, combien de, au plus, combien, quelle taille
mention: mentionner, mention, mentions, identifier quelqu'un
link: lien, liens, code qr
lost: perdu, oublié, oublier, manque
broken: coupé, coupée, interrompu, se coupe
assistant: assistant, smarttalk, bot, ia, robot
text: texte, mot, mots, phrase
data: données, informations
restore: récupérer, récupère, restaurer
expel: retirer quelqu'un, enlever quelqu'un, exclure, exclus, expulser, virer quelqu'un, virer, je vire
hide: cacher, cache, masquer, masque, invisible
read: lire, lit, lisent, lis, lecture
speak: parler, parle, parlent
failure: ne marche pas, ne fonctionne pas, ne fonctionnent pas
untranslated: non traduit, pas de traduction, pas traduit, n'a pas été traduit
summary: résumer, résumé, expliquer
vanish: disparaissent, disparaître, disparaisse, éphémères, s'effacent tout seuls, s'efface tout seul, s'effacer tout seuls, autodétruire
`;
