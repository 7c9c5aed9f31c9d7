const base = (name, parts) =>
  `import { ${name} } from '@base-ui/react/${name.toLowerCase()}';
   export const parts = [${parts.map((part) => `${name}.${part}`).join(', ')}];`;

const overlay = ['Root', 'Trigger', 'Portal', 'Backdrop', 'Popup', 'Title', 'Description', 'Close'];
const list = [
  'Root',
  'Input',
  'Trigger',
  'Clear',
  'Icon',
  'Portal',
  'Positioner',
  'Popup',
  'Empty',
  'List',
  'Item',
];
const menu = ['Root', 'Trigger', 'Portal', 'Positioner', 'Popup', 'Item', 'Separator'];
const tooltip = ['Provider', 'Root', 'Trigger', 'Portal', 'Positioner', 'Popup'];

/** The conversation that each library shows in its first steps, with the client of its vendor where it has one. */
const stream = `export { StreamChat } from 'stream-chat';
  export { Channel, ChannelHeader, Chat, MessageComposer, MessageList, Thread, Window } from 'stream-chat-react';`;
const chatscope = `export { ChatContainer, ConversationHeader, MainContainer, Message, MessageInput, MessageList }
  from '@chatscope/chat-ui-kit-react';`;

/** One part of a package, its maximum size in bytes, the same part of other libraries by their names, and what is not counted. */
const part = (title, limit, code, { apart, ...peers } = {}) => ({ title, limit, code, peers, apart });

const ui = (name) => `export { ${name} } from '@franca/ui/${name}';`;
const mantine = (name) => `export { ${name} } from '@mantine/core';`;

/**
 * Maximum sizes of scripts, in bytes: minified, gzipped, without React, with everything else they need. The aims of
 * the design system and the chat kit are promised to their users; the others stand a little over what they weighed.
 */
export const scripts = [
  part('ui: Button', 2_100, ui('Button'), {
    baseUi: `export { Button } from '@base-ui/react/button';`,
    mantine: mantine('Button'),
  }),
  part('ui: Dialog', 22_000, ui('Dialog'), { baseUi: base('Dialog', overlay), mantine: mantine('Modal') }),
  part('ui: Combobox', 28_000, ui('Combobox'), {
    baseUi: base('Combobox', list),
    mantine: mantine('Select'),
  }),
  part('ui: Menu', 28_000, `export * from '@franca/ui/Menu';`, {
    baseUi: base('Menu', menu),
    mantine: mantine('Menu'),
  }),
  part('ui: Tooltip', 28_000, ui('Tooltip'), {
    baseUi: base('Tooltip', tooltip),
    mantine: mantine('Tooltip'),
  }),
  part('ui: everything', 65_000, `export * from '@franca/ui';`, {
    baseUi: `export * from '@base-ui/react';`,
    mantine: `export * from '@mantine/core';`,
  }),
  part(
    'chat-kit: list, bubbles, composer',
    95_000,
    `export { ChatProvider, Conversation } from '@franca/chat-kit';`,
    { stream, chatscope },
  ),
  part(
    'chat-kit: everything',
    120_000,
    `export * from '@franca/chat-kit'; export * from '@franca/chat-kit/panels';`,
    {
      stream: `export * from 'stream-chat-react'; export { StreamChat } from 'stream-chat';`,
      chatscope: `export * from '@chatscope/chat-ui-kit-react';`,
    },
  ),
  part(
    'chat-kit: assistant, without its reader of Markdown',
    78_000,
    `export { AssistantConversation, AssistantTopics, createAssistantStore } from '@franca/chat-kit/assistant';`,
  ),
  part('call-kit: call screen', 35_000, `export { CallProvider, CallScreen } from '@franca/call-kit';`, {
    liveKit: `export { LiveKitRoom, VideoConference } from '@livekit/components-react';`,
  }),
  part(
    'call-kit: tile and controls',
    18_000,
    `export { CallProvider, ControlButton, ParticipantTile, useCallControls } from '@franca/call-kit';`,
    {
      liveKit: `export { LiveKitRoom, ParticipantTile, TrackToggle, useTracks } from '@livekit/components-react';`,
    },
  ),
  part(
    'call-kit: transcript, beside ui and the virtual list',
    12_000,
    `export { TranscriptLines, TranscriptNotice, TranscriptPanel, TranscriptProvider } from '@franca/call-kit/transcript';`,
    { apart: ['@franca/ui/*', '@tanstack/react-virtual'] },
  ),
  part('contract: everything', 70_000, `export * from '@franca/contract';`),
  part('contract: client, without schemas', 8_000, `export * from '@franca/contract/client';`),
  part(
    'contract: names of events, by the address of everything',
    8_000,
    `export { callEventNames, chatEventNames, eventName, speechEventNames } from '@franca/contract';`,
  ),
  part('api-client: everything, socket.io among it', 25_000, `export * from '@franca/api-client';`),
  part('speech: downsampler', 3_000, `export { createDownsampler } from '@franca/speech';`),
  part('speech: what the audio worklet loads', 3_000, `import '@franca/speech/worklet';`),
];

/** Maximum sizes of style sheets, minified and gzipped. */
export const sheets = [
  {
    title: 'ui: styles.css',
    limit: 14_000,
    path: '@franca/ui/styles.css',
    peers: { mantine: '@mantine/core/styles.css' },
  },
  { title: 'ui: base.css', limit: 4_000, path: '@franca/ui/base.css' },
  {
    title: 'chat-kit: styles.css',
    limit: 18_000,
    path: '@franca/chat-kit/styles.css',
    peers: {
      stream: 'stream-chat-react/css/index.css',
      chatscope: '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css',
    },
  },
  {
    title: 'call-kit: styles.css',
    limit: 6_000,
    path: '@franca/call-kit/styles.css',
    peers: { liveKit: '@livekit/components-styles' },
  },
];
