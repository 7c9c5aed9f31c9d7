import type { AxeResults, ContextSpec, RunOptions, Spec } from 'axe-core';

/** What axe found in one mode of one story. */
export interface Violation {
  /** Id of the rule. */
  rule: string;
  /** What the rule asks for. */
  help: string;
  /** The elements that break it, as markup. */
  elements: string[];
}

/** The story's `parameters.a11y`, as Storybook's own panel reads them. */
interface AxeParameters {
  config?: Spec;
  options?: RunOptions;
  context?: Partial<Extract<ContextSpec, object>>;
}

/**
 * Runs in the page: axe with the rules of Storybook's accessibility panel, over everything the story shows. All other
 * rules than `appearanceRules` read elements, attributes and visibility only: where these are as they were when every
 * rule was last checked in this document, in another mode, only the rules about the appearance are checked again.
 */
export async function findViolations(appearanceRules: readonly string[]): Promise<Violation[]> {
  const {
    axe,
    francaStage: stage,
    __STORYBOOK_PREVIEW__: preview,
  } = window as unknown as {
    axe: typeof import('axe-core');
    francaStage: { checkedStructure?: string };
    __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: AxeParameters } } } };
  };

  /** Elements with their attributes and visibility, and texts; without what a mode sets. */
  function readStructure(): string {
    const ofMode = new Set(['dir', 'style', 'data-fr-theme']);
    const parts: string[] = [];
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        ['STYLE', 'SCRIPT', 'LINK'].includes(node.nodeName)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node: Node | null = walker.root; node; node = walker.nextNode()) {
      if (!(node instanceof Element)) {
        parts.push(node.nodeValue ?? '');
        continue;
      }
      const isShown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      parts.push(`<${node.localName} ${isShown}`);
      for (const { name, value } of node.attributes) if (!ofMode.has(name)) parts.push(`${name}=${value}`);
    }
    return parts.join('\n');
  }

  const parameters = preview.currentRender.story.parameters.a11y ?? {};
  const { config, options, context } = parameters;
  const structure = readStructure();
  const isKnown = !config && !options && stage.checkedStructure === structure;
  axe.reset();
  // A component alone has no landmarks.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  const within = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'], ...context };
  const { violations }: AxeResults = await axe.run(within as ContextSpec, {
    ...options,
    ...(isKnown ? { runOnly: { type: 'rule', values: [...appearanceRules] } } : {}),
    resultTypes: ['violations'],
    // Style sheets are read again for rules that are off, selectors are made for reports that nobody reads.
    preload: false,
    selectors: false,
  });
  if (!isKnown) stage.checkedStructure = structure;
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html }) => html),
  }));
}
