import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCall, useOptionalCall } from './useCall.ts';

function Part() {
  return useCall().pinnedId;
}

function OptionalPart() {
  return useOptionalCall() === null ? 'no call' : 'a call';
}

it('names the provider that is missing', () => {
  expect(() => renderToStaticMarkup(createElement(Part))).toThrow(
    'useCall must be used within a CallProvider',
  );
});

it('returns null outside a provider where the call is optional', () => {
  expect(renderToStaticMarkup(createElement(OptionalPart))).toBe('no call');
});
