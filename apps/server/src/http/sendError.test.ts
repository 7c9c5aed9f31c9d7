import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendError } from './sendError.ts';

const databaseError = (code: string): Error =>
  new Error('The statement failed.', {
    cause: Object.assign(new Error('no room'), { code, severity: 'ERROR' }),
  });
const systemError = (code: string): Error => Object.assign(new Error('write failed'), { code });

it.each([
  ['the disk of the database', databaseError('53100')],
  ['the disk of the files', systemError('ENOSPC')],
  ['the quota of the disk', systemError('EDQUOT')],
])('answers that it may work later when %s is full', async (_what, error) => {
  const server = Fastify();
  server.setErrorHandler(sendError);
  server.post('/full', () => {
    throw error;
  });
  const response = await server.inject({ method: 'POST', url: '/full' });
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  await server.close();
});

const lost = (code: string): Error =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error('gone'), { code }) });

it.each([
  ['ended its connections', databaseError('57P01')],
  ['is starting', databaseError('57P03')],
  ['lost a connection', lost('CONNECTION_CLOSED')],
  ['lost the connection of a transaction', Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' })],
  ['cannot be reached', lost('ECONNREFUSED')],
  ['reset a connection', lost('ECONNRESET')],
])('answers that it works in a moment when the database %s', async (_what, error) => {
  const server = Fastify();
  server.setErrorHandler(sendError);
  server.get('/read', () => {
    throw error;
  });
  const response = await server.inject({ url: '/read' });
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
  expect(response.headers['retry-after']).toBe('1');
  await server.close();
});

it('reveals nothing of another failure', async () => {
  const server = Fastify();
  server.setErrorHandler(sendError);
  server.get('/broken', () => {
    throw systemError('EIO');
  });
  const response = await server.inject({ url: '/broken' });
  expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
  expect(response.body).not.toContain('write failed');
  await server.close();
});
