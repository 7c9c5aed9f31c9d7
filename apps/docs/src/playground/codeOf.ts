import type { Setting } from './Setting.ts';

const bodies = {
  conversation: {
    imports: `import { ChatProvider, Conversation } from '@franca/chat-kit';
import { createLivelyPort, demoTopic } from '@franca/chat-kit/testing';`,
    sheet: '@franca/chat-kit/styles.css',
    made: 'const port = createLivelyPort(); // until there is a backend',
    view: (locale: string) => `    <ChatProvider port={port}>
      <main style={{ blockSize: '100dvh' }}>
        <Conversation topic={demoTopic()} readingLanguage="${locale}" />
      </main>
    </ChatProvider>`,
  },
  call: {
    imports: `import { CallProvider, CallScreen } from '@franca/call-kit';
import { demoCall } from '@franca/call-kit/testing';`,
    sheet: '@franca/call-kit/styles.css',
    made: "const { session, fake, people } = demoCall({ people: [{ userId: 'lucia' }] }); // until there is a server",
    view: () => `    <CallProvider session={session} media={fake.media} people={people}>
      <div style={{ blockSize: '100dvh' }}>
        <CallScreen onClose={() => history.back()} />
      </div>
    </CallProvider>`,
  },
};

/** The application that shows what the playground shows. */
export function codeOf({ stage, locale, direction, theme }: Setting): string {
  const { imports, sheet, made, view } = bodies[stage];
  const side = direction === 'auto' ? '' : ` direction="${direction}"`;
  return `${imports}
import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import '@franca/ui/styles.css';
import '${sheet}';
import './theme.css';

${made}

export const App = () => (
  <FrancaProvider locale="${locale}"${side} theme="${theme}">
${view(locale)}
    <Toaster />
  </FrancaProvider>
);
`;
}
