import { PollDialog } from '@franca/chat-kit/panels';
import { createDemoPort, DemoChat } from '@franca/chat-kit/testing';
import { Button } from '@franca/ui/Button';
import { Suspense, useState } from 'react';

const port = createDemoPort();

export default function Example() {
  const [isOpen, setOpen] = useState(true);
  const [words, setWords] = useState('');
  const take = ({ text }) => {
    setWords(text);
    setOpen(false);
  };
  return (
    <DemoChat port={port}>
      <Button onClick={() => setOpen(true)}>Ask in a poll</Button>
      <pre>{words}</pre>
      <Suspense>{isOpen ? <PollDialog onSend={take} onClose={() => setOpen(false)} /> : null}</Suspense>
    </DemoChat>
  );
}
