import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useVideoContext } from './useVideoContext.ts';

function Part() {
  return useVideoContext().pinnedId;
}

it('says in the words of the specification that there is no provider', () => {
  expect(() => renderToStaticMarkup(createElement(Part))).toThrow(
    'useVideoContext must be used within a VideoProvider',
  );
});
