import { existsSync, readdirSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { docsVersion } from '../../tools/docs/docsVersion.mjs';
import { packages } from './src/generate/packages.mjs';
import { publishedImports } from './src/publishedImports.mjs';
import { base } from './src/siteBase.mjs';

const content = new URL('src/content/docs/', import.meta.url);

/** Slugs of the generated pages in a folder. */
const pagesIn = (folder) =>
  readdirSync(new URL(folder, content))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name.replace(/(index)?\.md$/, '')}`.replace(/\/$/, ''));

/** First how to begin, then the guides, the reference and the components of a package. */
function sidebarOf({ id, name }) {
  const [components, texts] = [`${name}/components/`, pagesIn(`${name}/`)];
  const isReference = (slug) => slug.endsWith('/reference');
  const order = [
    name,
    ...texts.filter((slug) => slug !== name && !isReference(slug)),
    ...texts.filter(isReference),
  ];
  const group = { label: 'Components', translations: { ar: 'المكوّنات' }, collapsed: true };
  const more = existsSync(new URL(components, content)) ? [{ ...group, items: pagesIn(components) }] : [];
  // In a page from right to left its first sign would go to the other end.
  return {
    label: id,
    translations: { ar: `\u2066${id}\u2069` },
    collapsed: true,
    items: [...order, ...more],
  };
}

// The kits and the design system are released together.
process.env.PUBLIC_DOCS_VERSION = process.env.DOCS_VERSION ?? docsVersion;

export default defineConfig({
  outDir: process.env.DOCS_OUT ?? '../../docs-site',
  base: base || '/',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Franca',
      description: 'A multilingual conversation, calls and a design system for your own product.',
      favicon: '/favicon.svg',
      locales: {
        root: { label: 'English', lang: 'en' },
        ar: { label: 'العربية', lang: 'ar', dir: 'rtl' },
      },
      customCss: ['./src/styles/site.css'],
      head: [{ tag: 'script', attrs: { type: 'module', src: `${base}/exampleFrame.js` } }],
      // A line that is too long goes on below: nobody has to scroll to read it.
      expressiveCode: { defaultProps: { wrap: true } },
      credits: false,
      components: {
        MarkdownContent: './src/components/Content.astro',
        SocialIcons: './src/components/VersionSwitch.astro',
      },
      sidebar: [
        { label: 'Start', translations: { ar: 'البداية' }, slug: 'index' },
        { label: 'Playground', translations: { ar: 'جرّب بنفسك' }, link: '/playground/' },
        { label: 'Templates', translations: { ar: 'قوالب' }, slug: 'templates' },
        { label: 'Upgrading', translations: { ar: 'الترقية' }, slug: 'upgrading' },
        {
          label: 'Coming from',
          translations: { ar: 'الانتقال من' },
          items: [
            { label: 'chatscope, Stream, assistant-ui', slug: 'chat-kit/coming-from' },
            { label: 'Sendbird', slug: 'coming-from-sendbird' },
            { label: 'LiveKit', slug: 'coming-from-livekit' },
          ],
        },
        ...packages.map(sidebarOf),
      ],
    }),
  ],
  vite: {
    plugins: [publishedImports()],
    build: {
      // The playground has both kits, and is a page of its own.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        // "use client" is for servers that render React; this site renders it in browsers only.
        onLog: (level, log, handle) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log),
      },
    },
  },
});
