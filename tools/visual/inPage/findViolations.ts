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

/** Runs in the page: axe with the rules of Storybook's accessibility panel, over everything the story shows. */
export async function findViolations(): Promise<Violation[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    axe: typeof import('axe-core');
    __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: AxeParameters } } } };
  };
  const { config, options, context } = preview.currentRender.story.parameters.a11y ?? {};
  axe.reset();
  // A component alone has no landmarks.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
  const within = { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'], ...context };
  const { violations }: AxeResults = await axe.run(within as ContextSpec, {
    ...options,
    resultTypes: ['violations'],
    // Style sheets are read again for rules that are off, selectors are made for reports that nobody reads.
    preload: false,
    selectors: false,
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.map(({ html }) => html),
  }));
}
