import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { landingPages, linaria } from './plugins/landingPages.ts';
import { layersFirst } from './plugins/layersFirst.ts';
import { precompressed } from './plugins/precompressed.ts';
import { shellFirst } from './plugins/shellFirst.ts';
import { sizeLimits } from './plugins/sizeLimits.ts';
import { virtualBackground } from './plugins/virtualBackground.ts';
import { stickerPictures } from './src/features/chat/stickers/stickerPictures.ts';

/** Where the server listens while the pages are served by Vite. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4321'}`;

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const inter = (script: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`));

/** What many pages need, and neither all of them nor the sign-in: fields of forms, what the plans include, and long lists. */
const ofSome = (id: string) =>
  id.includes('/packages/ui/src/Combobox/') ||
  /\/features\/billing\/plan(Features|Texts)/.test(id) ||
  /\/@tanstack\/(react-)?virtual(-core)?\//.test(id);

const signIn = source('login/main.tsx');

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Ids of the modules that the sign-in imports, directly or through others. */
function importedBySignIn(modules: Modules): ReadonlySet<string> {
  const found = new Set([signIn]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export default defineConfig({
  plugins: [
    linaria(),
    react(),
    layersFirst(),
    shellFirst(),
    landingPages(),
    stickerPictures(),
    virtualBackground(),
    sizeLimits({
      pages: [
        { path: '/', modules: [source('landing/main.ts')], limit: 60_000 },
        { path: '/login', modules: [source('login/main.tsx')], limit: 150_000 },
        {
          path: '/chat',
          modules: ['main.tsx', 'features/calls/IncomingCalls.tsx', 'routes/Chat.tsx'].map(source),
          limit: 300_000,
        },
      ],
      // Every page names the languages in their own letters, Vietnamese among them.
      fonts: { files: ['latin', 'vietnamese'].map(inter), limit: 60_000 },
    }),
    VitePWA({
      // Registered by src/lib/registerServiceWorker.ts: an inline script would break the content security policy.
      injectRegister: null,
      registerType: 'autoUpdate',
      manifest: {
        name: 'Franca',
        short_name: 'Franca',
        description: 'One world, one language!',
        id: '/',
        start_url: '/chat',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#1f5ae0',
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // What is pushed: public/push.js.
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Kept when they were seen: nobody needs all of them.
        globIgnores: [
          'stickers/**',
          'virtualbackground/**',
          'landing/**',
          '.pages/**',
          'assets/{twemoji,emojiFont}-*',
        ],
        runtimeCaching: [
          {
            // The landing page is newest from the server; without a network the last one, or the app in its place.
            urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
            handler: 'NetworkFirst',
            options: { cacheName: 'franca-landing', precacheFallback: { fallbackURL: '/index.html' } },
          },
          {
            urlPattern: /\/stickers\//,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'franca-stickers', expiration: { maxEntries: 400 } },
          },
        ],
        // The static pages keep their own addresses; what the server answers is never taken from a cache.
        directoryIndex: '',
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/(\?|$)/,
          /^\/newsletter\b/,
          /^\/api\//,
          /^\/socket\.io\//,
          /^\/dev\//,
          /^\/media/,
          /\.[a-z0-9]+$/i,
        ],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
    precompressed(),
  ],
  build: {
    target: 'es2023',
    // A font or picture inside a style sheet would need data: in the policy.
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Vite's own helper, which the landing page needs: without a group it would be part of `app`.
            { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 },
            // What most pages load is one file: each of its own would be three times as many. Modules shared by five entries
            // import only such, so that files never import each other in a circle.
            {
              name: (id, context) => (importedBySignIn(context).has(id) ? 'app' : null),
              debugName: 'app',
              minShareCount: 5,
              test: (id) => !ofSome(id),
              priority: 1,
            },
            // What else they share, which the sign-in does not load.
            { name: 'pages', minShareCount: 5, test: (id) => !ofSome(id) },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': server,
      '/partner': server,
      '/newsletter': server,
      '/dev/outbox': server,
      '/socket.io': { target: server, ws: true },
      '/media': { target: server, ws: true },
    },
  },
});
