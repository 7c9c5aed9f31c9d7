import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { docsThemes } from './guide/docsThemes.ts';
import { tellGuideTheme } from './guide/guideTheme.ts';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function chosenTheme(context: DocsContainerProps['context']): unknown {
  try {
    return context.getStoryContext(context.storyById()).globals.theme;
  } catch {
    // A page of words alone has no story to ask.
    return 'light';
  }
}

/** Holds a docs page and gives it the theme that the toolbar has chosen for the stories in it. */
export function GuideContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(() => chosenTheme(context));
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setChosen(globals.theme);
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) context.channel.on(event, follow);
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) context.channel.off(event, follow);
    };
  }, [context]);
  const theme = chosen === 'dark' || (chosen === 'system' && prefersDark()) ? 'dark' : 'light';
  useEffect(() => tellGuideTheme(theme), [theme]);
  return (
    // Anew for each theme, so that the stories in frames follow it.
    <div key={theme} data-fr-theme={theme}>
      <DocsContainer context={context} theme={docsThemes[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
