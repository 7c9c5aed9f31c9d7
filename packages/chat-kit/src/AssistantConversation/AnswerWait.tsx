import { Spinner } from '@franca/ui/Spinner';
import { useEffect, useState } from 'react';
import { useAssistantText } from '../hooks/useAssistantText.ts';

/** Milliseconds without a word after which is said that it can take longer: nobody looks at the same three words for ten seconds. */
const longMs = 8000;

/** Says that an answer has not begun: a ring with words beside it, and other words once it takes long. Renders two `<span>`. */
export function AnswerWait() {
  const text = useAssistantText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  const words = text(isLong ? 'waitingLong' : 'waiting');
  return (
    <>
      <Spinner size="small" label={words} />
      <span aria-hidden>{words}</span>
    </>
  );
}
