// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { ChatProvider } from './ChatProvider.tsx';

afterEach(cleanup);

function Moments() {
  const [time, date] = [useTimeText(), useDateText()];
  return <p>{`${time(0)}|${date(0)}`}</p>;
}

it.each([
  ['en', '23:58 PM|May 4'],
  ['ar', '\u206823:58 PM\u2069|\u2068May 4\u2069'],
])('times and dates of the application keep their order in %s', (locale, expected) => {
  render(
    <FrancaProvider locale={locale}>
      <ChatProvider
        port={createDemoPort({ count: 0 })}
        storage={memoryChoiceStorage()}
        timeText={() => '23:58 PM'}
        dateText={() => 'May 4'}
      >
        <Moments />
      </ChatProvider>
    </FrancaProvider>,
  );
  expect(screen.getByText(/\|/).textContent).toBe(expected);
});
