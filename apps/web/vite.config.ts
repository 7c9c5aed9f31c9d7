import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { evaluatedCalls, eventsWithoutSchemas } from '../../tools/evaluatedCalls.mjs';
import { firstLoad } from './firstLoad.ts';
import { kitTextsByLanguage } from './kitTextsByLanguage.ts';
import { landingPages, linaria } from './landingPages.ts';
import { layersFirst } from './layersFirst.ts';
import { precompressed } from './precompressed.ts';
import { repeatImports } from './repeatImports.ts';
import { shellFirst } from './shellFirst.ts';
import { smallIcons } from './smallIcons.ts';
import { stickerPictures } from './src/features/chat/stickers/stickerPictures.ts';
import { virtualBackground } from './virtualBackground.ts';

/** Where the server listens while the pages are served by Vite. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4321'}`;

export default defineConfig({
  plugins: [
    evaluatedCalls(),
    eventsWithoutSchemas(),
    kitTextsByLanguage(),
    smallIcons(),
    linaria(),
    react(),
    layersFirst(),
    shellFirst(),
    repeatImports(),
    firstLoad(),
    landingPages(),
    stickerPictures(),
    virtualBackground(),
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
