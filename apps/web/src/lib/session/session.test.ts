import { beforeEach, describe, expect, it } from 'vitest';
import { session } from './session.ts';
import { readSession } from './storedSession.ts';

const login = { dial_code: '61', phone_number: '412345678', email: null, code: '123456' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.setState(readSession());
});

describe('session', () => {
  it('keeps token, person and settings under the names of the specification', () => {
    session.getState().start('token', 'person');
    expect({ ...localStorage }).toEqual({
      sessionToken: 'token',
      userId: 'person',
      settings: '{"allLangTranscript":true}',
    });
  });

  it('forgets everything but the settings at the end', () => {
    session.getState().setAllLangTranscript(false);
    session.getState().authenticate(login, 'proof');
    session.getState().start('token', 'person');
    session.getState().end();
    expect({ ...localStorage }).toEqual({ settings: '{"allLangTranscript":false}' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps a verified person through a reload, until the flag is cleared', () => {
    session.getState().authenticate(login, 'proof');
    expect(readSession()).toMatchObject({ authenticated: 'proof', userLogin: login });
    session.getState().clearAuthenticated();
    expect(readSession()).toMatchObject({ authenticated: null, userLogin: login });
  });

  it('keeps flag and login form of a verified person who has an account, until the end', () => {
    session.getState().authenticate(login, null);
    session.getState().start('token', 'person');
    expect(readSession()).toMatchObject({ sessionToken: 'token', authenticated: '1', userLogin: login });
    session.getState().end();
    expect(readSession()).toMatchObject({ sessionToken: null, authenticated: null, userLogin: null });
  });

  it('reads broken settings as the defaults', () => {
    localStorage.setItem('settings', '{');
    localStorage.setItem('userLogin', '"text"');
    expect(readSession()).toMatchObject({ settings: { allLangTranscript: true }, userLogin: null });
  });
});
