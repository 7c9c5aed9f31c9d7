import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [wyw({ include: ['**/packages/*/src/**/*.styles.ts'], prefixer: false }), react()],
  // For older browsers Vite would write `:dir(rtl)` as a list of languages, and the toolbar sets the direction apart.
  build: { cssTarget: ['chrome120', 'safari16.4', 'firefox120'] },
});
