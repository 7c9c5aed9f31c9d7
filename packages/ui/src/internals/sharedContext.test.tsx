import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toaster, useToast } from '../Toaster/index.ts';
import { sharedContext } from './sharedContext.ts';

it('is one context for versions that fit each other', () => {
  const first = sharedContext('Test', 'default', '7.1.0');
  expect(sharedContext('Test', 'default', '7.4.2')).toBe(first);
  expect(sharedContext('Other', 'default', '7.4.2')).not.toBe(first);
});

it('says with versions and files which copies do not fit, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = sharedContext('Test', 'default', '0.801.3');
  error.mockClear();
  const second = sharedContext('Test', 'default', '0.802.0');
  sharedContext('Other', 'default', '0.802.1');
  expect(second).not.toBe(first);
  const said = error.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('0.801.3'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('0.802.0');
  expect(said[0]).toMatch(/0\.801\.3 \(.*sharedContext.*0\.802\.0 \(.*sharedContext/);
});

function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success('Copied')}>
      Copy
    </button>
  );
}

it('renders, and lets a toast be shown, where there is no provider', async () => {
  const { getByRole, findByText } = render(
    <>
      <Copy />
      <Toaster />
    </>,
  );
  getByRole('button', { name: 'Copy' }).click();
  await findByText('Copied');
});
