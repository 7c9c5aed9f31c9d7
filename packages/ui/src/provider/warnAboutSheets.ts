/** What of a rule counts here; statements, blocks and imports of layers have a part of it each. */
export interface SheetRule {
  /** The rule as text. */
  readonly cssText: string;
  /** Selectors of a style rule. */
  readonly selectorText?: string;
  /** The layers that a statement names. */
  readonly nameList?: readonly string[];
  /** The layer of a block. */
  readonly name?: string;
  /** The layer of an import. */
  readonly layerName?: string | null;
}

const resets = /^(reset|base|preflight|normalize)\b/;

// Selectors that name whole kinds of controls, such as `button` or `*`, and nothing that a page has chosen.
const wholeKinds = /^(\*|button|input|textarea|select|a|ul|li|h\d|fieldset|dialog)$/;

const layersOf = ({ cssText, nameList, name, layerName }: SheetRule): readonly string[] => {
  if (!cssText.startsWith('@layer')) return layerName ? [layerName] : [];
  return nameList ?? (name ? [name] : []);
};

const hint =
  'Put the reset into a layer that is named before ours, in the first sheet of the page: ' +
  "@layer reset, fr; @import './reset.css' layer(reset);";

/**
 * What is wrong with the sheets of a page, as sentences for developers: our sheet is missing, a reset has a layer after
 * ours, or rules for whole kinds of elements stand in no layer. All three undo the looks of components silently.
 */
export function sheetProblems(rules: Iterable<SheetRule>): string[] {
  const layers: string[] = [];
  const unlayered: string[] = [];
  for (const rule of rules) {
    for (const name of layersOf(rule)) layers.push(name.split('.')[0] ?? name);
    const kinds = rule.selectorText?.split(',').filter((selector) => wholeKinds.test(selector.trim())) ?? [];
    unlayered.push(...kinds.map((selector) => selector.trim()));
  }
  const ours = layers.indexOf('fr');
  if (ours < 0) {
    return [
      "The sheet of @franca/ui is not on this page. Import '@franca/ui/styles.css', or base.css with parts.",
    ];
  }
  const late = layers.find(
    (name, index) => index > ours && resets.test(name) && layers.indexOf(name) === index,
  );
  return [
    ...(late ? [`The layer "${late}" comes after ours, so it undoes the styles of components. ${hint}`] : []),
    ...(unlayered.length > 0
      ? [`Rules for ${[...new Set(unlayered)].join(', ')} stand in no layer and win over components. ${hint}`]
      : []),
  ];
}

function* rulesOf(sheets: Iterable<CSSStyleSheet>): Generator<SheetRule> {
  for (const sheet of sheets) {
    try {
      yield* sheet.cssRules;
    } catch {
      // The sheet of another origin cannot be read.
    }
  }
}

/** Writes what is wrong with the sheets of the page on the console; for development only. */
export function warnAboutSheets(): void {
  for (const problem of sheetProblems(rulesOf(document.styleSheets))) console.warn(`Franca UI: ${problem}`);
}
