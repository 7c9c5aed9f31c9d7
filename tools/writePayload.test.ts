import { expect, it } from 'vitest';
import { chatEvents } from '../packages/contract/src/events/chatEvents.ts';
import { speechEvents } from '../packages/contract/src/events/speechEvents.ts';
import { createSchemaWriter } from '../packages/contract/src/openapi/createSchemaWriter.ts';
import { endpoints } from '../packages/contract/src/rest/endpoints.ts';
import { writePayload } from './api-report/writePayload.mjs';

it('names the classes whose instances an event carries, and nothing else that JSON has no word for', () => {
  const { direction, payload } = speechEvents.speechStream;
  const withDocument = payload.extend({ document: endpoints.system.openapi.data });
  const text = writePayload({ direction, payload: withDocument }, createSchemaWriter());
  expect(text).toContain('audio: Uint8Array | ArrayBuffer;');
  expect(text).toContain('document: Record<string, unknown>;');
});

it('writes named objects by their names', () => {
  expect(writePayload(chatEvents.newChat, createSchemaWriter())).toBe('Message');
});
