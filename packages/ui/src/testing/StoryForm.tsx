import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { StoryRow } from './StoryRow.tsx';
import { StoryStack } from './StoryStack.tsx';

/** A form around the fields of a story, with buttons that send and reset it. */
export function StoryForm({ children }: { children: ReactNode }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <StoryStack>
        {children}
        <StoryRow>
          <Button type="submit">Send</Button>
          <Button type="reset" variant="neutral">
            Reset
          </Button>
        </StoryRow>
      </StoryStack>
    </form>
  );
}
