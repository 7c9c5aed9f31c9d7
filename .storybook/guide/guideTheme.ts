/** Theme of a docs page. */
export type GuideTheme = 'light' | 'dark';

/** Lets the stories that a docs page shows in frames of their own know its theme. */
export function tellGuideTheme(theme: GuideTheme): void {
  document.documentElement.dataset.guideTheme = theme;
}

/** The theme of the docs page around this frame; undefined for a story that stands alone. */
export function guideTheme(): GuideTheme | undefined {
  try {
    const { guideTheme: theme } = window.parent.document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    // The page around this one is of another origin, so it is none of ours.
    return undefined;
  }
}
