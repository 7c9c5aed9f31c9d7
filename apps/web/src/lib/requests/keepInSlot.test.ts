import { ApiError } from '@franca/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepInSlot } from './keepInSlot.ts';
import { requestSlots } from './requestSlots.ts';

// Files share the modules of the page: another one may have left something.
beforeEach(() => requestSlots.setState(requestSlots.getInitialState(), true));

describe('the state of a request', () => {
  it('has a slot for each of the six requests, without anything at first', () => {
    expect(requestSlots.getState()).toEqual(
      Object.fromEntries(
        ['verifyEmailCode', 'subscribe', 'appointment', 'checkOut', 'getTrial', 'cancelSubscription'].map(
          (name) => [name, { state: 'idle' }],
        ),
      ),
    );
  });

  it('is pending, then holds what came back', async () => {
    const request = keepInSlot('getTrial', Promise.resolve({ status: 'new' }));
    expect(requestSlots.getState().getTrial).toEqual({ state: 'pending' });
    expect(await request).toEqual({ status: 'new' });
    expect(requestSlots.getState().getTrial).toEqual({ state: 'success', data: { status: 'new' } });
    expect(requestSlots.getState().checkOut).toEqual({ state: 'idle' });
  });

  it('keeps the body of a failure, which goes on to whoever asked', async () => {
    const failure = new ApiError({ status: 409, code: 'trial_used', errors: ['Used.', 'More.'] });
    await expect(keepInSlot('getTrial', Promise.reject(failure))).rejects.toBe(failure);
    expect(requestSlots.getState().getTrial).toEqual({
      state: 'error',
      body: { success: false, errors: ['Used.', 'More.'], code: 'trial_used' },
    });
  });
});
