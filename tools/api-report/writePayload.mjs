import { writeShape } from './writeShape.mjs';

/** The classes that a field takes instances of (`z.instanceof`): JSON Schema has no word for these. */
function classesOf({ _zod: { bag, def } }) {
  if (bag.Class) return [bag.Class.name];
  return (def.options ?? (def.in ? [def.in] : [])).flatMap(classesOf);
}

/**
 * What an event carries, as a type.
 *
 * @param {Pick<import('../../packages/contract/src/event/defineEvent.ts').ClientEvent, 'direction' | 'payload'>} event
 * @param {import('../../packages/contract/src/openapi/createSchemaWriter.ts').SchemaWriter} writer
 */
export function writePayload({ direction, payload }, writer) {
  const schema = writer.write(payload, direction === 'toServer' ? 'input' : 'output');
  const fields = Object.entries(payload.shape ?? {}).map(([key, field]) => [key, classesOf(field)]);
  const named = fields
    .filter(([, classes]) => classes.length > 0)
    .map(([key, classes]) => [key, { anyOf: classes.map((name) => ({ $ref: name })) }]);
  return writeShape({ ...schema, properties: { ...schema.properties, ...Object.fromEntries(named) } });
}
