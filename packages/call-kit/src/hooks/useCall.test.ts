import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCall } from './useCall.ts';

function Part() {
  useCall();
  return null;
}

it('says in the words of the specification that there is no provider', () => {
  expect(() => renderToStaticMarkup(createElement(Part))).toThrow(
    'useVideoContext must be used within a VideoProvider',
  );
});
