import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { freePort } from '../cluster/freePort.ts';
import { startServer } from '../consumers/startServer.mjs';
import { openChat } from './chatTemplate.mjs';
import { checkCall } from './checkCall.mjs';
import { copyTemplate, ownDependencies } from './templates.mjs';

const execute = promisify(execFile);

/** The version of a package that an application has installed, and how many copies of it. */
function installed(app, id) {
  const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'));
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${id}`));
  return { version: copies[0]?.[1].version, count: copies.length };
}

/** Runs an application. Those who chat in `vite-chat` have the same browser in every round, as people who come back. */
const runners = {
  'vite-chat': async (app, browser) => {
    const chat = await openChat(browser);
    // The server stays, as it would while its pages are replaced.
    const server = await startServer(app, ['server.js'], { PORT: '0' });
    return {
      check: (report, label) => chat.check(report, label, server.address),
      close: async () => {
        await chat.close();
        await server.stop();
      },
    };
  },
  'next-chat': async (app, browser) => {
    const port = String(await freePort());
    const program = createRequire(join(app, 'package.json')).resolve('next/dist/bin/next');
    const run = async (work) => {
      const server = await startServer(app, [program, 'start', '-p', port, '-H', '127.0.0.1'], {
        NEXT_TELEMETRY_DISABLED: '1',
      });
      try {
        await work(server.address);
      } finally {
        await server.stop();
      }
    };
    return {
      check: (report, label) =>
        run(async (address) => {
          const chat = await openChat(browser);
          await chat.check(report, label, address);
          await chat.close();
          const html = await (await fetch(address)).text();
          report.check(`${label}: the server renders the messages`, html.includes('Is it ready, 0?'));
        }),
      close: async () => {},
    };
  },
  'vite-call': async (app, browser) => ({
    check: async (report, label) => {
      const server = await preview({ root: app, configFile: false, logLevel: 'error', preview: { port: 0 } });
      try {
        await checkCall(report, label, browser, server.resolvedUrls.local[0]);
      } finally {
        await server.close();
      }
    },
    close: async () => {},
  }),
};

/**
 * Makes an application of each template, and runs it in one version after another.
 *
 * @param {{ npm: Function, browser: import('playwright').Browser, report: object, folder: string, names: string[] }} options
 */
export async function openApps({ npm, browser, report, folder, names }) {
  const apps = names.map((name) => ({
    name,
    app: join(folder, name),
    own: ownDependencies(name),
    runner: null,
  }));
  const build = async ({ app }) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    await execute('npm', ['run', 'build'], { cwd: app, env, maxBuffer: 64 << 20 });
  };

  const runOne = async (one, label) => {
    await build(one);
    one.runner ??= await runners[one.name](one.app, browser);
    await one.runner.check(report, `${one.name}, ${label}`);
  };

  return {
    /** Installs them as whoever copies a template does. */
    install: (label) =>
      Promise.all(
        apps.map(async (one) => {
          copyTemplate(one.name, one.app);
          await npm(['install'], one.app);
          await runOne(one, label);
        }),
      ),
    /** Half an upgrade is refused by npm, with the package that is missing. */
    refuseHalf: async (versionOf) => {
      const [{ app, own }] = apps;
      const [kit] = own.find(([id]) => id !== '@franca/ui');
      const refusal = await npm(['install', '--dry-run', `${kit}@${versionOf(kit)}`], app).then(
        () => 'it was installed',
        ({ stderr }) => stderr,
      );
      const isNamed = /ERESOLVE/.test(refusal) && refusal.includes('@franca/ui');
      report.check('a kit whose design system does not fit is refused, and both are named', isNamed, refusal);
    },
    /** Installs other versions of our packages over the present ones. */
    change: async (label, versionOf, chosen = names) => {
      const changed = apps.filter(({ name }) => chosen.includes(name));
      const changing = changed.map(async (one) => {
        const wanted = one.own.map(([id]) => ({ id, version: versionOf(id) }));
        await npm(['install', ...wanted.map(({ id, version }) => `${id}@${version}`)], one.app);
        for (const { id, version } of wanted) {
          const found = installed(one.app, id);
          const isOne = found.version === version && found.count === 1;
          report.check(`${one.name}, ${label}: one copy of ${id} ${version}`, isOne, JSON.stringify(found));
        }
        await runOne(one, label);
      });
      await Promise.all(changing);
    },
    close: async () => {
      for (const { runner } of apps) await runner?.close();
    },
  };
}
