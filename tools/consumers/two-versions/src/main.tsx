import { ChatProvider, Conversation } from '@franca/chat-kit';
import { createDemoPort, demoTopic } from '@franca/chat-kit/testing';
import { Menu, MenuItem, useToast } from '@franca/ui';
import { createRoot } from 'react-dom/client';
import { Button, Dialog, FrancaProvider, Toaster } from 'ui-patch';
import 'ui-patch/styles.css';
import '@franca/chat-kit/styles.css';

const port = createDemoPort();

/** A toast of the version that the kit has. */
function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success('Copied')}>
      Copy
    </button>
  );
}

/** A conversation with the older version of the design system, whose provider is of the newer one. */
function Page() {
  return (
    <>
      <Copy />
      <Dialog title="Settings" trigger={<Button>Settings</Button>}>
        <Menu label="More" trigger={<button type="button">More</button>}>
          <MenuItem>Block</MenuItem>
        </Menu>
      </Dialog>
      <ChatProvider port={port}>
        <main style={{ blockSize: '30rem' }}>
          <Conversation topic={demoTopic()} readingLanguage="en" />
        </main>
      </ChatProvider>
      <Toaster />
    </>
  );
}

const parameters = new URLSearchParams(location.search);
if (parameters.has('minor')) await import('ui-minor');
const root = document.getElementById('root');
if (root) {
  const page = <Page />;
  createRoot(root).render(
    parameters.has('alone') ? page : <FrancaProvider locale="it">{page}</FrancaProvider>,
  );
}
