import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { layersFirst } from './layersFirst.ts';
import { repeatImports } from './repeatImports.ts';
import { stickerPictures } from './src/features/chat/stickers/stickerPictures.ts';

/** Where the server listens while the pages are served by Vite. */
const server = `http://127.0.0.1:${process.env.PORT ?? '4321'}`;

export default defineConfig({
  plugins: [
    wyw({
      include: ['**/packages/*/src/**/*.styles.ts', '**/apps/web/src/**/*.styles.ts'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
      prefixer: false,
    }),
    react(),
    layersFirst(),
    repeatImports(),
    stickerPictures(),
    VitePWA({
      // Registered by src/lib/registerServiceWorker.ts: an inline script would break the content security policy.
      injectRegister: null,
      registerType: 'autoUpdate',
      manifest: {
        name: 'Franca',
        short_name: 'Franca',
        description: 'One world, one language!',
        start_url: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#1f5ae0',
        icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Kept when they were seen: nobody needs all of them.
        globIgnores: ['stickers/**'],
        runtimeCaching: [
          {
            urlPattern: /\/stickers\//,
            handler: 'StaleWhileRevalidate',
            options: { cacheName: 'franca-stickers', expiration: { maxEntries: 400 } },
          },
        ],
        // The static pages keep their own addresses; what the server answers is never taken from a cache.
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/socket\.io\//, /^\/dev\//, /^\/media/, /\.[a-z0-9]+$/i],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  build: {
    target: 'es2023',
    // A font or picture inside a style sheet would need data: in the policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: {
      '/api': server,
      '/dev/outbox': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
