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

const orderOf = (layer: string): string =>
  `Name the order in the head of the HTML, before every sheet: <style>@layer ${layer}, fr;</style>`;

/** The names of the layers of a page, without those within them, in the order in which they are named. */
const layersOfPage = (rules: readonly SheetRule[]): readonly string[] =>
  rules.flatMap(layersOf).map((name) => name.split('.')[0] ?? name);

/**
 * Says which layer of resets comes after ours, and so undoes the looks of components. A bundler that divides the sheets of several
 * pages can bring that about in what it builds and nowhere else.
 */
export function layerProblems(rules: readonly SheetRule[]): string[] {
  const layers = layersOfPage(rules);
  const ours = layers.indexOf('fr');
  const late = layers.find(
    (name, index) => ours >= 0 && index > ours && resets.test(name) && layers.indexOf(name) === index,
  );
  return late
    ? [`The layer "${late}" comes after ours, so it undoes the styles of components. ${orderOf(late)}`]
    : [];
}

/**
 * What a developer forgets, as sentences: our sheet is missing, or rules for whole kinds of elements stand in no layer. Both undo the
 * looks of components silently.
 */
export function sheetProblems(rules: readonly SheetRule[]): string[] {
  const unlayered = rules
    .flatMap(({ selectorText }) => selectorText?.split(',') ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => wholeKinds.test(selector));
  if (!layersOfPage(rules).includes('fr')) {
    return [
      "The sheet of @franca/ui is not on this page. Import '@franca/ui/styles.css', or base.css with parts.",
    ];
  }
  if (unlayered.length === 0) return [];
  const kinds = [...new Set(unlayered)].join(', ');
  return [
    `Rules for ${kinds} stand in no layer and win over components. Put them into one: @import './reset.css' layer(reset); ${orderOf('reset')}`,
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

/** Writes what is wrong with the sheets of the page on the console: the order of layers always, what was forgotten while one develops. */
export function warnAboutSheets(): void {
  const rules = [...rulesOf(document.styleSheets)];
  const forgotten = process.env.NODE_ENV === 'development' ? sheetProblems(rules) : [];
  for (const problem of [...layerProblems(rules), ...forgotten]) console.warn(`Franca UI: ${problem}`);
}
