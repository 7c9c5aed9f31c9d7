import { create } from 'storybook/theming';

const shared = {
  fontBase: '"Inter Variable", "Noto Sans Arabic Variable", system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

/** The docs pages in the colours of the design system, so that stories stand on their own ground. */
export const docsThemes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#1f5ae0',
    colorSecondary: '#1f5ae0',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#e2e6ed',
    textColor: '#141a26',
    textMutedColor: '#525c6c',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#8fb2ff',
    colorSecondary: '#8fb2ff',
    appBg: '#0a0e17',
    appContentBg: '#0f1420',
    appPreviewBg: '#0f1420',
    appBorderColor: '#262e40',
    barBg: '#0f1420',
    inputBg: '#0f1420',
    inputBorder: '#6e7a90',
    textColor: '#e8ecf4',
    textMutedColor: '#a4aec0',
  }),
};
