import type { HelpLanguage } from './HelpLanguage.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that stand in questions about anything, without marks on letters (in Arabic normalised); in Vietnamese marks make other words. */
export const stopWords: Readonly<Record<HelpLanguage, ReadonlySet<string>>> = {
  en: list(
    `a an the i me my mine you your we our us he she it its they them their this that these those is are was were be been am do does did
    doing can cannot could may might must shall should will would have has had how what which who whom where when why to of in on at for from by
    with about into as and or but if then than so not no yes there here please tell explain show want need like just any some something
    someone somebody anyone get got make made use using way possible getting gets going doing one let s t don doesn isn aren m re ve ll franca app happen happens work works mean means`,
  ),
  it: list(
    `a ad al allo alla ai agli alle il lo la i gli le l un uno una di d del dello della dei degli delle da dal dalla dai in nel nella nei nelle con
    su sul sulla per tra fra e ed o ma se che chi cui come dove quando perche quanto quanta quanti quante quale quali cosa cos io tu lui lei
    noi voi loro mi ti si ci vi mio mia miei mie tuo tua suo sua sono sei e siamo hanno ho hai ha faccio fare fa fai posso puo puoi possono
    devo voglio vorrei c questo questa questi queste quello quella essere stare sta qualcuno qualcosa gia non no anche piu dice dire modo succede capita franca serve esattamente conviene`,
  ),
  es: list(
    `a al ante con de del desde en entre para por sin sobre el la los las lo un una unos unas y o pero si que cual cuales quien quienes como cuando
    donde cuanto cuanta cuantos cuantas yo tu el ella nosotros vosotros ellos me te se nos os le les mi mis tu tus su sus es son soy eres somos esta
    estan estoy ser estar ha he han has hay hago hacer hace puedo puede puedes pueden debo quiero quisiera pasa ocurre sucede este esta estos estas ese esa eso
    alguien algo ya no tambien mas cosa cosas dice decir modo vez franca sirve exactamente conviene`,
  ),
  fr: list(
    `a au aux avec de des du dans en entre et ou mais si que qu qui quoi quel quelle quels quelles dont comment quand pourquoi combien le la les l un une
    je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur mon ma mes ton ta tes son sa ses notre votre vos ce c cet cette ces
    est sont suis es etre avoir ai as ont fait faire fais faut peut peux peuvent puis veux voudrais dois pour par sur sans ne n pas y d ca
    quelqu quelque quelqu'un chose deja aussi plus dit dire passe arrive-t franca sert exactement`,
  ),
  vi: list(
    `tôi bạn mình làm sao thế nào cách để có không là gì ở đâu khi nào bao nhiêu lâu ai đó và hoặc của cho với trong trên từ đến thì mà này kia muốn
    cần hãy xin vui lòng một các những được bị đã sẽ đang rằng nếu tại vì vậy và ra vào đi lại về franca phải đúng chưa như hãy thể`,
  ),
  ar: list(
    `كيف ما ماذا هل متي اين لماذا لم كم من الي الى علي في عن مع هذا هذه ذلك تلك التي الذي هو هي انا انت نحن هم ان او و ثم لا ليس لي لك له يمكن يمكنني
    استطيع اريد ارجو احتاج كل بعض شي شيء احد احدا افعل اعرف اذا قد كان كنت يكون فرانكا`,
  ),
};

/** Words that say little of what a question is about, written as the stop words are. */
export const lightWords: Readonly<Record<HelpLanguage, ReadonlySet<string>>> = {
  en: list(
    `new old other another all every each whole only just also already always never ever again now then soon later yet still first last
    next same different own different particular certain specific single several many much more most less few little bit very really too quickly
    easily properly correctly forever while during time times moment person guy somewhere everywhere thing things see look show give take
    know tell check try keep put help whether without after before because what's else anyway once them seem happens actually exactly alone together today yesterday tomorrow week weeks month months year years day days minute minutes hour hours morning evening night ago recently lately noisy loud important annoying big long short good bad best better wrong right real true free second third many possible allowed necessary suddenly currently usually often sometimes maybe exactly whose anything nothing everybody everyone nobody others stuff part kind sort type side back away around inside outside between using used uses user users come comes go goes going happen done think believe bit own lot list running ongoing current progress underway`,
  ),
  it: list(
    `nuovo nuova nuovi nuove vecchio vecchia vecchi vecchie altro altra altri altre tutto tutta tutti tutte ogni solo soltanto anche gia sempre mai
    ancora ora adesso poi dopo prima primo ultima ultimo stesso stessa diverso certo preciso singolo molti molto tanto poco troppo davvero presto
    facilmente correttamente tempo volta volte momento persona cosa cose vedere vedo guardare mostrare dare prendere sapere so dirmi controllare
    controllo provare tenere aiuto senza durante oltre proprio propria altrui insieme accanto intero intera sola oggi ieri domani settimana settimane mese mesi anno anni giorno giorni minuto minuti ora ore mattina sera recente recentemente importante grande lungo corto breve bello buono cattivo migliore giusto sbagliato vero possibile permesso necessario spesso qualche qualunque niente nessuno tutti usare uso usi usa usato utilizzare utilizzo far fatto vedono vedi vede visto metto mettere parte tipo specie lato dentro fuori mentre proprio finire vengono viene andare vado lista corso attuale attualmente`,
  ),
  es: list(
    `nuevo nueva nuevos nuevas viejo vieja viejos viejas otro otra otros otras todo toda todos todas cada solo solamente tambien ya siempre nunca
    jamas aun todavia ahora luego despues antes primero primera ultimo mismo misma distinto cierto concreto concreta especifico particular varios
    mucho mucha muchos poco demasiado realmente pronto rapido facilmente bien tiempo rato momento persona ver veo mirar mostrar dar tomar saber
    sabe dime comprobar revisar ayuda durante vez veces propio propia juntos hace junto entero entera mas hoy ayer mañana manana semana semanas mes meses año años ano anos día dia dias minuto minutos hora horas noche reciente recientemente importante largo corto bueno malo mejor correcto verdadero posible permitido necesario frecuencia alguna algun algunos nada nadie todos usar uso usa usas utilizar utilizo hecho ven ves vemos vean sepan parte tipo lado dentro fuera mientras ir voy viene venir lista pongo poner pone curso marcha actual corriendo`,
  ),
  fr: list(
    `nouveau nouvelle nouveaux nouvelles vieux vieille ancien ancienne autre autres tout toute tous toutes chaque seul seule seulement uniquement aussi
    toujours jamais encore maintenant ensuite apres avant premier dernier derniere meme different certain precis particulier plusieurs beaucoup
    peu trop vraiment vite facilement bien temps moment fois personne voir vois regarder montrer donner prendre savoir sais dis verifier aide
    pendant propre ensemble application utiliser utilise appli entier entiere hier demain semaine semaines mois annee annees an ans jour jours minute minutes heure heures matin soir recent recemment important importante long court bon mauvais meilleur correct vrai possible permis necessaire souvent parfois quelques rien aucun user utilisent utiliser faites font voient voit partie genre type cote dedans dehors pendant aller vais va vient venir liste mettre mets met cours actuel actuellement`,
  ),
  vi: list(
    `mới cũ khác tất cả mọi từng chỉ luôn nữa trước sau đầu cuối cùng nhiều ít quá rất nhanh lúc người xem biết hay giúp khoảng ứng dụng dùng hôm qua mai tuần tháng năm ngày phút giờ sáng gần đây quan trọng dài ngắn tốt xấu đúng sai thật thường đôi mấy vài gì đấy điều việc cái con chiếc phần loại bên trong ngoài giữa sử diễn hiện`,
  ),
  ar: list(
    `جديد جديدا جديده قديم قديمه اخر اخري جميع كل فقط ايضا دايما ابدا الان بعد قبل اول نفس مختلف معين محدد كثير قليل جدا بسرعه وقت مره شخص شخصا اري انظر
    اعطي اخذ تحقق داخل خلال اثناء بدون تطبيق استخدام استخدم نهاييا تماما عند اليوم امس غدا اسبوع شهر سنه يوم دقيقه ساعه صباحا مساء مهم مهمه كبير طويل قصير جيد سيي افضل صحيح خطا ممكن مسموح ضروري غالبا احيانا اي شييا جزء نوع جانب خارج بين اثنا اري يري يكون موجود جاريه جار حالي حاليه`,
  ),
};
