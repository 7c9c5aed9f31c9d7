import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      DATA_DIR: expect.stringMatching(/data$/),
    });
  });

  it('takes an empty variable as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  it('reads the order of engines', () => {
    const { TRANSLATE_ENGINES } = loadConfig({ TRANSLATE_ENGINES: 'openai, apertium,phrases' });
    expect(TRANSLATE_ENGINES).toEqual(['openai', 'apertium', 'phrases']);
  });

  it('trusts no proxy unless told: by number of hops, or by addresses', () => {
    expect(loadConfig({}).TRUST_PROXY).toBeUndefined();
    expect(loadConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    const { TRUST_PROXY } = loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.1' });
    expect(TRUST_PROXY).toEqual(['10.0.0.0/8', '::1', '192.0.2.1']);
  });

  it.each([
    ['TRUST_PROXY', 'true', 'must be a number of hops, or addresses or networks separated by commas'],
    ['TRUST_PROXY', '0', 'must be a number of hops, or addresses or networks separated by commas'],
    ['TRUST_PROXY', '10.0.0.0/99', 'must be a number of hops, or addresses or networks separated by commas'],
    ['PORT', 'eighty', 'must be a number from 0 to 65535'],
    ['PORT', '70000', 'must be a number from 0 to 65535'],
    ['PORT', '1.5', 'must be a whole number'],
    ['PUBLIC_URL', 'franca.example', 'must be an address that begins with http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'must be an address that begins with postgres:// or postgresql://'],
    ['SESSION_SECRET', 'short', 'must have at least 16 characters'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    [
      'TRANSLATE_ENGINES',
      'magic',
      'must be a list of phrases, apertium, openai, libretranslate, separated by commas',
    ],
  ])('refuses %s=%s with a sentence that names it', (name, value, rule) => {
    expect(() => loadConfig({ [name]: value })).toThrow(
      new ConfigError(`The environment variable ${name} ${rule}.`),
    );
  });
});
