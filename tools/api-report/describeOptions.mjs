import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap/paths.mjs';
import { describe } from './describeExports.mjs';
import { openDeclarations } from './openDeclarations.mjs';

/** For what a package makes and nobody fills in: its members have no defaults. */
const madeByPackage = { hasDefaults: false };

/**
 * The interfaces that a page of options describes, by package: the heading, and what stands above the table.
 */
const pages = {
  '@franca/chat-kit': {
    ChatOptions: [
      'Options of conversations',
      '`options` of the `ChatProvider`: an object that may be written in place.',
    ],
    ChatProviderProps: ['Props of `ChatProvider`'],
    ConversationProps: ['Props of `Conversation`'],
    MessageSwitches: ['Switches', '`actions` of a `Conversation`: `false` takes one away.'],
    ComposerProps: ['Props of `Composer`'],
    ChatListProps: ['Props of `ChatList`'],
    ChatDataPort: ['The port', 'What a port does not have is not offered.'],
    MessagesPort: ['`messages` of the port'],
    TopicsPort: ['`topics` of the port'],
    ForwardPort: ['`forward` of the port'],
    InfoPanelProps: ['Props of `InfoPanel`'],
  },
  '@franca/call-kit': {
    CallTimes: ['Times of a call', '`times` of `createCallSession`.'],
    CallSessionOptions: ['Options of `createCallSession`'],
    CallProviderProps: ['Props of `CallProvider`'],
    CallScreenProps: ['Props of `CallScreen`'],
    CallFooterProps: ['Props of `CallFooter`'],
    PreJoinProps: ['Props of `PreJoin`'],
    IncomingCallProps: ['Props of `IncomingCall`'],
  },
  '@franca/api-client': {
    ApiClientOptions: [
      'Options of `createApiClient`',
      '`createStreamClient` takes the same, without `timeout` and `validate`.',
    ],
    CallOptions: ['Options of a request', 'They stand beside `params`, `query` and `body`.'],
    ApiError: ['An `ApiError`', 'What a request or an upload that failed rejects with.', madeByPackage],
    StreamListeners: ['Listeners of a request that is answered piece by piece'],
    SocketOptions: ['Options of `createSocket`'],
    SpeechQuery: ['`query` of a socket of `/speech`'],
    EventSocket: ['A socket', 'What `createSocket` returns.', madeByPackage],
    UploadOptions: ['Options of `uploadFile`'],
  },
  '@franca/speech': {
    PcmStreamOptions: ['Options of `createPcmStream`', '`usePcmStream` takes the same.'],
    PcmStream: ['A stream', 'What `createPcmStream` resolves with.', madeByPackage],
    PcmChunk: [
      'A chunk',
      'What `onItem` gets, unless it has a `gap`: mono, signed 16-bit samples.',
      madeByPackage,
    ],
    LevelMeterOptions: ['Options of `createLevelMeter`'],
    DownsamplerOptions: ['Options of `createDownsampler`'],
    Downsampler: ['A downsampler', '', madeByPackage],
    DictationOptions: ['Options of `createDictation`'],
    Dictation: ['A dictation', '', madeByPackage],
    MicrophoneOptions: ['Options of `openMicrophone`'],
    VoiceRecorderOptions: ['Options of `createVoiceRecorder`'],
    VoiceRecorder: ['A voice recorder', '', madeByPackage],
    VoiceRecording: ['A recording', 'What `finish` resolves with.', madeByPackage],
    UseDictationOptions: ['Options of `useDictation`'],
    UseLevelMeterOptions: ['Options of `useLevelMeter`'],
    UseVoiceRecorderOptions: ['Options of `useVoiceRecorder`'],
  },
};

/** The packages of components, which pass attributes on. */
const ofComponents = new Set(['@franca/ui', '@franca/chat-kit', '@franca/call-kit']);

const written = 'Written by `npm run api` from the declarations.';

const lastDefault = /\s*Default:? (?<value>(?:(?!\. [A-Z]).)+?)\.?$/;

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const isWords = (type) =>
  type &&
  ts.isUnionTypeNode(type) &&
  type.types.every((one) => ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal));

/** The words that a member may be, where it is one of some and its sentence does not name them. */
function wordsOf(member, says) {
  const type = member.declarations?.[0]?.type;
  if (!isWords(type)) return '';
  const words = type.types.map(({ literal }) => `\`${literal.text}\``);
  return words.some((word) => says.includes(word)) ? '' : ` One of ${words.join(', ')}.`;
}

function row(member, checker, hasDefaults) {
  const whole = describe(member, checker);
  if (whole === '') throw new Error(`${member.name} has no description.`);
  if (!hasDefaults) return `| \`${member.name}\` | ${cell(whole)} |`;
  const found = lastDefault.exec(whole);
  const says = found ? whole.slice(0, found.index) : whole;
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const fallback = found?.groups.value ?? (isOptional ? 'none' : 'needed');
  return `| \`${member.name}\` | ${cell(says + wordsOf(member, says))} | ${cell(fallback)} |`;
}

/** Only what the interface itself names: what it inherits are the attributes of its element. */
const ownMembers = (symbol) =>
  [...(symbol.members?.values() ?? [])].filter(
    ({ flags }) => flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method),
  );

function section(symbol, [heading, note, { hasDefaults = true } = {}], checker) {
  const rows = ownMembers(symbol).map((member) => row(member, checker, hasDefaults));
  const head = hasDefaults
    ? ['| Name | Says | Default |', '| --- | --- | --- |']
    : ['| Name | Says |', '| --- | --- |'];
  const table = [...head, ...rows].join('\n');
  return [`## ${heading}`, note, table].filter(Boolean).join('\n\n');
}

/** The exports of some addresses of a package. */
function readExported({ folder, exports }, paths) {
  const files = paths.flatMap((path) => (exports[path] ? [join(root, folder, exports[path].types)] : []));
  const { checker, exportsOf } = openDeclarations(files);
  return { checker, exported: files.flatMap(exportsOf) };
}

/**
 * The options and props of a package as a page of its guide, each with its default, from the comments of the built declarations.
 *
 * @param {(typeof import('../published/publishedPackages.mjs').publishedPackages)[number]} published
 * @returns {string | null} null for a package without such a page
 */
export function describeOptions({ id, folder, exports }) {
  const wanted = pages[id];
  if (!wanted) return null;
  const { checker, exported } = readExported({ folder, exports }, ['.', './react']);
  const sections = Object.entries(wanted).map(([name, head]) => {
    const found = exported.find((each) => each.name === name);
    if (!found) throw new Error(`${id} does not export ${name}.`);
    return section(found.symbol, head, checker);
  });
  const heading = ofComponents.has(id)
    ? `# Options and props\n\n${written} Every component also takes the attributes of its root.`
    : `# Options\n\n${written}`;
  return `${[heading, ...sections].join('\n\n')}\n`;
}

/**
 * The props of every component of a package that the page of its options leaves out, as another page of its guide.
 *
 * @param {(typeof import('../published/publishedPackages.mjs').publishedPackages)[number]} published
 * @returns {string | null} null for a package without components
 */
export function describeProps({ id, folder, exports }) {
  if (!ofComponents.has(id)) return null;
  const paths = Object.keys(exports).filter((path) => !path.includes('*') && exports[path]?.types);
  const { checker, exported } = readExported({ folder, exports }, paths);
  const found = new Map();
  for (const { name, symbol } of exported) {
    const isLeft = name.endsWith('Props') && !(name in (pages[id] ?? {}));
    if (isLeft && ownMembers(symbol).length > 0) found.set(name, symbol);
  }
  const sections = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, symbol]) => section(symbol, [name.replace(/Props$/, '')], checker));
  const heading = `# Props of the components\n\n${written} The props of a component \`Name\` are the type \`NameProps\`; it also takes the attributes of its root. A slot takes the props of the component that stands there otherwise.`;
  return `${[heading, ...sections].join('\n\n')}\n`;
}
