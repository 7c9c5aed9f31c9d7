import type { HelpLanguage } from './HelpLanguage.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that stand in questions about anything, without marks on letters (in Arabic normalised). */
export const stopWords: Readonly<Record<HelpLanguage, ReadonlySet<string>>> = {
  en: list(
    `a an the i me my mine you your we our us he she it its they them their this that these those is are was were be been am do does did
    doing can could may might must shall should will would have has had how what which who whom where when why to of in on at for from by
    with about into as and or but if then than so not no yes there here please tell explain show want need like just any some something
    someone somebody anyone get got make made use using way possible let s t don doesn isn aren m re ve ll franca app happen happens work works mean means`,
  ),
  it: list(
    `a ad al allo alla ai agli alle il lo la i gli le l un uno una di d del dello della dei degli delle da dal dalla dai in nel nella nei nelle con
    su sul sulla per tra fra e ed o ma se che chi cui come dove quando perche quanto quanta quanti quante quale quali cosa cos io tu lui lei
    noi voi loro mi ti si ci vi mio mia miei mie tuo tua suo sua sono sei e siamo hanno ho hai ha faccio fare fa fai posso puo puoi possono
    devo voglio vorrei c questo questa questi queste quello quella essere stare sta qualcuno qualcosa gia non no anche piu dice dire modo franca`,
  ),
  es: list(
    `a al ante con de del desde en entre para por sin sobre el la los las lo un una unos unas y o pero si que cual cuales quien quienes como cuando
    donde cuanto cuanta cuantos cuantas yo tu el ella nosotros vosotros ellos me te se nos os le les mi mis tu tus su sus es son soy eres somos esta
    estan estoy ser estar ha he han has hay hago hacer hace puedo puede puedes pueden debo quiero quisiera este esta estos estas ese esa eso
    alguien algo ya no tambien mas cosa cosas dice decir modo vez franca`,
  ),
  fr: list(
    `a au aux avec de des du dans en entre et ou mais si que qu qui quoi quel quelle quels quelles dont comment quand pourquoi combien le la les l un une
    je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur mon ma mes ton ta tes son sa ses notre votre vos ce c cet cette ces
    est sont suis es etre avoir ai as ont fait faire fais faut peut peux peuvent puis veux voudrais dois pour par sur sans ne n pas y d ca
    quelqu quelque quelqu'un chose deja aussi plus dit dire franca`,
  ),
  vi: list(
    `toi ban minh lam sao the nao cach de co khong la gi o dau khi nao bao nhieu lau ai do va hoac cua cho voi trong tren tu den thi ma nay kia muon
    can hay xin vui long mot cac nhung duoc bi da se dang rang neu tai vi va ra vao di lai ve franca phai dung chua`,
  ),
  ar: list(
    `كيف ما ماذا هل متي اين لماذا لم كم من الي الى علي في عن مع هذا هذه ذلك تلك التي الذي هو هي انا انت نحن هم ان او و ثم لا ليس لي لك له يمكن يمكنني
    استطيع اريد ارجو احتاج كل بعض شي شيء احد احدا افعل اعرف اذا قد كان كنت يكون فرانكا`,
  ),
};
