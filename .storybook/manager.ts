import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Franca',
    brandUrl: './?path=/docs/start-start-here--docs',
    brandTarget: '_self',
    colorPrimary: '#1f5ae0',
    colorSecondary: '#1f5ae0',
    appBg: '#f5f7fa',
    appBorderColor: '#e2e6ed',
    appBorderRadius: 8,
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
});
