/** The directions of docs/ARCHITECTURE.md. Each rule's name is the sentence it holds. */
const source = '^(apps|packages)/[^/]+/src/';
const testFile = String.raw`\.(test|fixture|stories|conformance)\.tsx?$|/testing/`;

/** The one file of a domain that others may import: the types of its service. */
const publicFile = String.raw`^apps/server/src/domains/\w+/(Assistant|AttachmentTexts|Billing|Calls|Chat|Contacts|Files|Glossary|Groups|Links|Notifications|Push|Scheduled|Stickers|Topics|Transcripts|Translations|Users)\.ts$`;

const tableOwners = require('./tableOwners.cjs');

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-cycles-even-of-types',
      {},
      { circular: true },
      'Linaria evaluates styles at build time: a cycle can freeze the build.',
    ),
    forbid(
      'languages-know-nobody',
      { path: '^packages/languages/src' },
      { path: '^(apps|packages/(?!languages/))' },
    ),
    forbid(
      'the-contract-knows-only-languages',
      { path: '^packages/contract/src' },
      { path: '^(apps|packages/(?!contract/|languages/))' },
    ),
    forbid(
      'the-api-client-knows-only-the-contract',
      { path: '^packages/api-client/src' },
      { path: '^(apps|packages/(?!contract/|api-client/))' },
    ),
    forbid(
      'ui-knows-only-languages',
      { path: '^packages/ui/src' },
      { path: '^(apps|packages/(?!ui/|languages/))' },
    ),
    forbid(
      'kits-know-only-ui-and-languages',
      { path: '^packages/(chat-kit|call-kit)/src' },
      { path: '^(apps|packages/(?!ui/|languages/|chat-kit/|call-kit/))' },
    ),
    forbid(
      'twilio-is-known-to-its-adapter-alone',
      { path: '^(apps/web/src|packages)/', pathNot: '^packages/call-kit/src/twilio/' },
      { path: 'node_modules/(twilio-video|@twilio)/' },
    ),
    forbid(
      'kits-do-not-know-each-other',
      { path: '^packages/(chat|call)-kit/src' },
      { path: '^packages/(chat|call)-kit/src', pathNot: '^packages/$1-kit/src' },
    ),
    forbid('speech-knows-nobody', { path: '^packages/speech/src' }, { path: '^(apps|packages/(?!speech/))' }),
    forbid(
      'speech-core-imports-no-react',
      { path: '^packages/speech/src/(core|worklet|testing)/', pathNot: String.raw`\.test\.tsx?$` },
      { path: 'node_modules/(react|react-dom)/|^packages/speech/src/react/' },
    ),
    forbid('packages-never-import-apps', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'the-server-knows-only-contract-and-languages',
      { path: '^apps/server/' },
      { path: '^(apps/(?!server/)|packages/(?!contract/|languages/))' },
    ),
    forbid('the-web-app-does-not-know-the-server', { path: '^apps/web/' }, { path: '^apps/server/' }),
    forbid(
      'kit-core-imports-no-react',
      { path: '^packages/(chat|call)-kit/src/(core|adapters)/', pathNot: testFile },
      { path: 'node_modules/(react|react-dom)/|/src/(hooks|[A-Z][A-Za-z]+)/' },
    ),
    forbid(
      'ui-core-imports-no-react',
      { path: '^packages/ui/src/core/', pathNot: testFile },
      { path: 'node_modules/(react|react-dom)/|^packages/ui/src/(?!core/)' },
    ),
    forbid(
      'kit-hooks-do-not-import-views',
      { path: '^packages/(chat|call)-kit/src/hooks/', pathNot: testFile },
      { path: '^packages/(chat|call)-kit/src/[A-Z][A-Za-z]+/' },
    ),
    forbid(
      'styles-import-only-linaria-tokens-and-themes',
      { path: String.raw`\.styles\.ts$` },
      {
        pathNot: String.raw`@linaria|/tokens/|/themes/|\.styles\.ts$|^@franca/ui$|^packages/ui/src/index\.ts$`,
      },
    ),
    forbid(
      'only-app-names-adapters',
      {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(app\\.ts|main\\.ts|models\\.ts|adapters/|composition/)|${testFile}`,
      },
      { path: '^apps/server/src/adapters/' },
    ),
    forbid(
      'ports-know-no-domain',
      { path: '^apps/server/src/ports/', pathNot: testFile },
      { path: '^apps/server/src/(domains|adapters|http|realtime)/' },
    ),
    forbid(
      'domains-import-of-each-other-only-the-public-file',
      { path: '^apps/server/src/domains/([^/]+)/', pathNot: testFile },
      { path: '^apps/server/src/domains/', pathNot: ['^apps/server/src/domains/$1/', publicFile] },
      'A domain is given the services of others by composition/; what they are is declared once, in the public file.',
    ),
    forbid(
      'public-files-of-domains-are-types-only',
      { path: '^apps/server/src/', pathNot: testFile },
      { path: publicFile, dependencyTypesNot: ['type-only'] },
    ),
    ...Object.entries(tableOwners).map(([table, owners]) =>
      forbid(
        `only-its-owner-uses-the-tables-of-${table}`,
        {
          path: '^apps/server/src/',
          pathNot: [...owners.map((owner) => `^apps/server/src/${owner}`), testFile],
        },
        {
          path: `^apps/server/src/db/schema/${table}\\.ts$`,
          dependencyTypesNot: ['type-only'],
        },
        'docs/decisions/0018-server-wiring.md lists the readers that are allowed beside the owner.',
      ),
    ),
    forbid(
      'features-do-not-import-features',
      { path: '^apps/web/src/features/([^/]+)/', pathNot: testFile },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'features-do-not-import-routes',
      { path: '^apps/web/src/(features|lib)/' },
      { path: '^apps/web/src/routes/' },
    ),
    forbid(
      'lib-does-not-import-features',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/features/' },
    ),
    forbid(
      'tests-and-stories-are-imported-by-nobody',
      { path: source, pathNot: testFile },
      { path: String.raw`\.(test|stories|conformance)\.tsx?$` },
    ),
    forbid('every-import-resolves', {}, { couldNotResolve: true, pathNot: String.raw`\?|^(virtual|astro):` }),
    forbid(
      'dev-dependencies-stay-in-tests',
      { path: source, pathNot: `${testFile}|\\.styles\\.ts$|\\.d\\.ts$` },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-peer', 'npm'],
        // Icons, flags and emoji are built into what is published.
        pathNot: '@linaria|@types/|emoji-mart|/lucide-react/|/country-flag-icons/',
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.tsbuild|\.cache|\.astro|migrations|storybook-static)/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
