import type { PhraseLanguage } from './phraseTypes.ts';

/** Sentences that are questions by their words alone, so that a missing question mark leaves no doubt. */
const byWords: Readonly<Record<PhraseLanguage, RegExp>> = {
  en: /^(?:hello |hi |hey )?(?:how|what|where|when|who|why|which|is|are|do|does|did|can|could|shall|should|would|have|has)\b/,
  es: /^(?:hola )?(?:como|que|donde|de donde|cuando|quien|cual|cuanto|cuanta|cuantos|cuantas|a que|por que|en que)\b/,
  it: /^(?:ciao )?(?:come|cosa|che|dove|dov'|di dove|quando|chi|qual|quale|quanto|quanti|quante|quant'|a che|perche|cos'|com')/,
  fr: /^(?:salut |bonjour )?(?:comment|quand|ou|qui|quoi|quel|quelle|combien|pourquoi|qu'|que|a quelle|d' ou|y a t|est ce)\b/,
  pt: /^(?:ola |oi )?(?:como|o que|onde|de onde|quando|quem|qual|quais|quanto|quanta|quantos|quantas|a que|que|por que|do que|cade)\b/,
  de: /^(?:hallo )?(?:wie|was|wo|woher|wann|wer|warum|wieso|um wie|kannst|hast|bist|willst|moechtest|sprichst|gibt)\b/,
  ar: /^(?:مرحبا )?(?:هل|كيف|كيفك|اين|متي|ما|ماذا|من|كم|بكم|لماذا|ليش)(?: |$)/,
  vi: /(?:^| )(?:gì|đâu|nào|mấy|ai|sao)(?: |$)|bao nhiêu|bao lâu|bao giờ|thế nào|(?: không| chưa)$/,
  zh: /吗|什 么|哪|谁|几|多 少|多 大|多 久|多 长|怎 么|呢$/,
};

/** Whether folded words without accents, joined by blanks, ask by themselves. */
export function isAsked(words: string, language: PhraseLanguage): boolean {
  return byWords[language].test(words);
}
