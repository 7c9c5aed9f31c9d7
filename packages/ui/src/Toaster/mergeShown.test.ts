import { describe, expect, it } from 'vitest';
import type { Toast } from './createToastStore.ts';
import { mergeShown } from './useShownToasts.ts';

const toast = (id: string): Toast => ({ id, content: id, style: 'info', duration: 2000 });
const open = (id: string) => ({ toast: toast(id), state: 'open' as const });

describe('mergeShown', () => {
  it('puts new toasts last', () => {
    expect(mergeShown([open('1')], [toast('1'), toast('2')])).toEqual([open('1'), open('2')]);
  });

  it('lets a toast that was taken away leave from where it stood', () => {
    expect(mergeShown([open('1'), open('2')], [toast('2'), toast('3')])).toEqual([
      { toast: toast('1'), state: 'closing' },
      open('2'),
      open('3'),
    ]);
  });

  it('lets what leaves go on leaving', () => {
    const leaving = mergeShown([open('1')], []);
    expect(mergeShown(leaving, [toast('2')])[0]).toEqual({ toast: toast('1'), state: 'closing' });
  });
});
