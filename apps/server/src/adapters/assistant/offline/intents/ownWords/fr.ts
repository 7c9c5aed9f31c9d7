export const fr = `
says: dit, dite, dis, disait, dire, ecrit, ecrite, ecrivait, raconte, racontait, parle, parlait, parler, mentionne, envoye, envoie, envoyee, repondu, reponse, contacte, conseille, recommande, avis, mots, note, precise, propose, demande, promis, ecrire
about: sur, a propos de, a propos du, a propos des, a propos d, au sujet de, au sujet du, au sujet des, au sujet d, concernant, de, du, des, d, pour, avec, contenant, il y avait, a quelle heure est
from: de, du, d, par, de la part de
me: m, me, moi, nous, je, j, on, mes, mon, ma, nos
message: message, messages, discussion, discussions, conversation, conversations, sms
find: trouve, cherche, recherche, trouver, montre, retrouve, affiche, lis, donne, retrouver, montrer, trouvez, cherchez
where: ou, dans quelle conversation, dans quelle discussion, c est ou, quand, ou est ce qu, ou est ce que
last: dernier, derniere, derniers, dernieres, en dernier, recent, recents, recemment, deja, nouvelles, encore, des nouvelles, quelque chose de
unread: non lus, non lu, non lues, non lue, a lire, pas lu, pas encore lu, du nouveau, quoi de neuf, de nouveau, rate, manque, nouveaux messages, nouveau message, m attendent, attendent, en attente, des choses a lire, quelque chose de nouveau
not: pas, n, ne, jamais
read: lu, lus, lue, vu, vus, ouvert, ouverts
today: aujourd hui, ce matin, ce soir, cet apres midi, du jour, de la journee, depuis ce matin
friend: ami, amie, amis, amies, contact, contacts
called: s appelle, s appellent, appele, appelee, nomme, nommee, du nom de, prenomme
who: qui, quelqu un, personne, quelqu, un
what: que, qu, quoi, quel, quelle, quels, quelles, est ce que, est ce qu, qu est ce que, qu est ce qu, a, ai, ont, as, avons, c
how: comment, pourquoi, puis je, peut on, est ce que je peux, est il possible, je peux, on peut, faire pour
drop: le, la, les, l, une, t, il, elle, ils, elles, est, sont, etait, en, y, ce, cet, cette, ca, dans, parmi, avec moi, s il te plait, svp, stp, dis moi, peux tu, tu peux, tu, et, ici, chez, se, si, sais plus, ne sais plus, plus, chose, quelque chose, combien de, combien, reste, reste t il, reste il, arrive, recu, suis, sommes, moi, toi, lui, avait, avait il, avoir, eu, aussi, tous, toutes, tout, toujours, alors, bien, quelque, chose, tout a l heure, vient, hier, laquelle, lequel
`;
