import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { directionOf, uiLanguageTags } from '@franca/languages';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { LandingAssets, renderLanding } from '../src/landing/render.tsx';
import type { RenderedLogin, renderLogin } from '../src/login/render.tsx';

type Renderer = { renderLanding: typeof renderLanding };

const scriptSource = 'src/landing/main.ts';
const renderSource = 'src/landing/render.tsx';
const loginSource = 'src/login/render.tsx';

/** The same styles get the same class names in both builds of one configuration. */
export const linaria = () =>
  wyw({
    include: ['**/packages/*/src/**/*.styles.ts', '**/apps/web/src/**/*.styles.ts'],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/testing/**'],
    prefixer: false,
  });

/** Builds what renders pages, for Node, with their style sheets and fonts beside it. */
async function buildRenderer<Module>(
  { root }: ResolvedConfig,
  source: string,
  outDir: string,
): Promise<Module> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [linaria(), react()],
    build: {
      ssr: source,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'render.js')).href)) as Module;
}

/** Replaces what a document must have. */
function replaceIn(document: string, pattern: RegExp, replacement: (found: string) => string): string {
  if (document.search(pattern) < 0)
    throw new Error(`landingPages: login.html has nothing that matches ${pattern}. Restore it.`);
  return document.replace(pattern, replacement);
}

/** The document of the sign-in in one language, with its markup in it. */
export function fillLoginPage(
  document: string,
  { language, title, markup }: { readonly language: string } & RenderedLogin,
): string {
  const steps: readonly [RegExp, (found: string) => string][] = [
    [/<html lang="en"/, () => `<html lang="${language}" dir="${directionOf(language)}"`],
    [/<title>.*<\/title>/, () => `<title>${title}</title>`],
    // The page is seen without its script, which must not take the network from the sheets.
    [/<(script type="module"|link rel="modulepreload")/g, (tag) => `${tag} fetchpriority="low"`],
    [/<div id="root"><\/div>/, () => `<div id="root">${markup}</div>`],
  ];
  return steps.reduce((page, [pattern, replacement]) => replaceIn(page, pattern, replacement), document);
}

/**
 * Renders the sign-in into `.pages/login.{language}.html`: the document of the build with its markup, language and direction
 * filled in, so that it is seen before its script has come.
 */
async function renderLoginPages(config: ResolvedConfig, dist: string): Promise<void> {
  const work = join(config.root, 'node_modules/.franca-login');
  const { renderLogin: render } = await buildRenderer<{ renderLogin: typeof renderLogin }>(
    config,
    loginSource,
    work,
  );
  const document = await readFile(join(dist, 'login.html'), 'utf8');
  for (const [language, { title, markup }] of Object.entries(await render(uiLanguageTags))) {
    const page = fillLoginPage(document, { language, title, markup });
    await writeFile(join(dist, '.pages', `login.${language}.html`), page);
  }
  await rm(work, { recursive: true });
}

/**
 * Renders the landing page into `.pages/{language}.html` of the build: the server fills in its own address and chooses the
 * language. The page links its own small script and one style sheet, and nothing of the app.
 */
export function landingPages(): Plugin {
  let config: ResolvedConfig;
  let script = '';
  return {
    name: 'franca-landing-pages',
    config: (_, { command }) =>
      command === 'build'
        ? {
            build: {
              rollupOptions: { input: { index: 'index.html', login: 'login.html', landing: scriptSource } },
            },
          }
        : undefined,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith(scriptSource),
      );
      if (entry?.type !== 'chunk')
        this.error(`landingPages: the build has no script of the landing page, ${scriptSource}.`);
      script = `/${entry.fileName}`;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (config.command !== 'build' || script === '') return;
        const dist = join(config.root, config.build.outDir);
        const work = join(config.root, 'node_modules/.franca-landing');
        const { renderLanding: render } = await buildRenderer<Renderer>(config, renderSource, work);
        const files = await readdir(join(work, 'assets'));
        const styles = files.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`);
        await cp(join(work, 'assets'), join(dist, 'assets'), { recursive: true });
        const { pages, files: others } = render({ script, styles } satisfies LandingAssets);
        await mkdir(join(dist, '.pages'), { recursive: true });
        for (const [language, page] of Object.entries(pages))
          await writeFile(join(dist, '.pages', `${language}.html`), page);
        for (const [path, text] of Object.entries(others)) {
          await mkdir(dirname(join(dist, path)), { recursive: true });
          await writeFile(join(dist, path), text);
        }
        await rm(work, { recursive: true });
        await renderLoginPages(config, dist);
        const licences = ['LICENSE', 'THIRD_PARTY.md'].map((name) =>
          readFile(join(config.root, '../..', name), 'utf8'),
        );
        await writeFile(join(dist, 'licences.txt'), (await Promise.all(licences)).join('\n\n'));
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        // A document of its own, as the server answers it.
        if (pathname === '/login') {
          request.url = '/login.html';
          return next();
        }
        const isRendered =
          pathname === '/' || /^\/((terms|privacy)\b.*\.html|landing\/.*\.vtt)$/.test(pathname);
        if (!isRendered) return next();
        try {
          const renderer = (await server.ssrLoadModule(`/${renderSource}`)) as Renderer;
          // While developing styles come with the modules that import them.
          const { pages, files } = renderer.renderLanding({ script: `/${scriptSource}`, styles: [] });
          const file = files[pathname];
          if (file !== undefined) {
            response.setHeader(
              'content-type',
              `text/${pathname.endsWith('.vtt') ? 'vtt' : 'html'}; charset=utf-8`,
            );
            return response.end(file);
          }
          if (pathname !== '/') return next();
          const page = pages[searchParams.get('lang') ?? 'en'] ?? '';
          const withStyles = page
            .replaceAll('__ORIGIN__', '')
            .replace('</head>', `<script type="module">import '/${renderSource}'</script></head>`);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml('/', withStyles));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
