import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { StoryRow, StoryStack } from './StoryRow.tsx';

/** What the form of a story would send now, by name. */
export function sentBy(canvasElement: HTMLElement): Record<string, FormDataEntryValue> {
  const form = canvasElement.querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}

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
