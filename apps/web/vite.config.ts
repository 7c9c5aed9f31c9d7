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

/** The modules that the pages start with: their entries, and what is imported dynamically to show them. */
const startsOf = {
  landing: [source('landing/main.ts')],
  signIn: [source('login/main.tsx')],
  chats: ['main.tsx', 'features/calls/IncomingCalls.tsx', 'routes/Chat.tsx'].map(source),
};

type Page = keyof typeof startsOf;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What pages import when they start, by the modules of a build: it is asked for each of them. */
const imported = new WeakMap<Modules, Map<Page, ReadonlySet<string>>>();

function importedBy(page: Page, modules: Modules): ReadonlySet<string> {
  const pages = imported.get(modules) ?? new Map<Page, ReadonlySet<string>>();
  imported.set(modules, pages);
  const known = pages.get(page);
  if (known) return known;
  const found = new Set(startsOf[page]);
  for (const each of found) for (const id of modules.getModuleInfo(each)?.importedIds ?? []) found.add(id);
  pages.set(page, found);
  return found;
}

/** What the sign-in begins with, and the chats open later. By the file that exports all components both import it. */
const openedLater = /packages\/ui\/src\/(Card|Combobox|Dialog|Select|Switch)\//;

/** Whether a page imports a module when it starts, directly or through others. */
const isImportedBy = (page: Page, id: string, modules: Modules): boolean => importedBy(page, modules).has(id);

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
        { path: '/', modules: startsOf.landing, limit: 60_000 },
        { path: '/login', modules: startsOf.signIn, limit: 150_000 },
        { path: '/chat', modules: startsOf.chats, limit: 300_000 },
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
            // The sign-in draws it on its video: `pages` would take it along with what draws it on videos of the chats. What
            // it needs comes with it, so that this file has React.
            { name: 'base', test: /lucide-react\/dist\/esm\/icons\/play\.mjs$/, priority: 2 },
            // What most pages load is one file: each of its own would be three times as many. Modules shared by five entries
            // import only such, so that files never import each other in a circle. What the chats do not start with is in neither.
            {
              name: (id, modules) =>
                isImportedBy('signIn', id, modules) &&
                isImportedBy('chats', id, modules) &&
                !openedLater.test(id)
                  ? 'app'
                  : null,
              debugName: 'app',
              minShareCount: 5,
              priority: 1,
            },
            // After `app`, which has what these are made of.
            { name: 'fields', test: openedLater, minShareCount: 5 },
            // The sign-in has neither router nor chats and loads `app` without them.
            {
              name: (id, modules) => (isImportedBy('chats', id, modules) ? 'pages' : null),
              debugName: 'pages',
              minShareCount: 5,
            },
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
