import { defineConfig } from 'tsup';
import { innerEntries } from '../../tools/esbuild-inner-entries.mjs';
import { lazyStyles } from '../../tools/esbuild-lazy-styles.mjs';
import { linaria } from '../../tools/esbuild-linaria.mjs';
import { lucideIcons } from '../../tools/esbuild-lucide.mjs';
import { clientDirective } from '../../tools/tsup-client-directive.mjs';
import { mapsApart } from '../../tools/tsup-maps-apart.mjs';
import { pureCalls } from '../../tools/tsup-pure-calls.mjs';

// Drawn by every conversation, and by parts that are loaded later: one file, and not one for each.
const iconsOfEveryConversation = [
  'BadgeCheck',
  'Clock',
  'FileAudio',
  'FileText',
  'MapPin',
  'Mic',
  'Plus',
  'SendHorizontal',
  'Smile',
  'UserRound',
  'X',
];

export default defineConfig({
  entry: {
    assistant: 'src/assistant.ts',
    core: 'src/core.ts',
    hooks: 'src/hooks.ts',
    index: 'src/index.ts',
    panels: 'src/panels.ts',
    port: 'src/port.ts',
    strings: 'src/strings/english.ts',
    testing: 'src/testing/index.ts',
    // The list that the rows of all chats stand in is heavy, and a page with one conversation needs none of it.
    'inner/ChatList': 'src/ChatList/ChatList.tsx',
    'inner/Conversation': 'src/Conversation/Conversation.tsx',
    'inner/InfoPanel': 'src/InfoPanel/InfoPanel.tsx',
  },
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // tsup sets baseUrl, which TypeScript 6 calls deprecated.
  dts: {
    entry: {
      assistant: 'src/assistant.ts',
      core: 'src/core.ts',
      hooks: 'src/hooks.ts',
      index: 'src/index.ts',
      panels: 'src/panels.ts',
      port: 'src/port.ts',
      strings: 'src/strings/english.ts',
      testing: 'src/testing/index.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0', composite: false },
  },
  // The small Linaria runtime, the emoji and the icons in use travel inside: consumers do not install the 27 MB that
  // emoji-mart is, and the 51 of lucide.
  noExternal: [/^@linaria\//, 'emoji-mart', /^@emoji-mart\//, 'lucide-react'],
  plugins: [
    pureCalls(['createContext', 'createSlot', 'createTextHook', 'lazyPart', 'lazySlot', 'memo']),
    clientDirective(),
    mapsApart(),
  ],
  esbuildPlugins: [
    linaria(),
    lucideIcons({ together: iconsOfEveryConversation }),
    lazyStyles(),
    innerEntries('inner', ['hooks', 'panels', 'testing']),
  ],
});
