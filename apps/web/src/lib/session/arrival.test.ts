import { beforeEach, expect, it } from 'vitest';
import { focusArrival, noteArrival } from './arrival.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div style="display: none"><h1>Not shown</h1></div><h1>Chats</h1><input>';
});

const heading = () => document.querySelectorAll('h1')[1];

it('the heading takes the focus after a sign-in, once', () => {
  noteArrival();
  focusArrival();
  expect(document.activeElement).toBe(heading());
  heading()?.blur();
  focusArrival();
  expect(document.activeElement).toBe(document.body);
});

it('the focus stays where somebody has put it, and where nobody has signed in', () => {
  focusArrival();
  expect(document.activeElement).toBe(document.body);
  noteArrival();
  document.querySelector('input')?.focus();
  focusArrival();
  expect(document.activeElement).toBe(document.querySelector('input'));
});
