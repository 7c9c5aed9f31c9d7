import { errorCodes } from '../../packages/contract/src/errors/errorCodes.ts';

const indent = '  ';
const allCodes = Object.keys(errorCodes);

const isName = (key) => /^[A-Za-z_]\w*$/.test(key);

const wordOf = (value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** Words for one of several types: each once, `null` at the end. */
function union(words) {
  return [...new Set(words)].toSorted((one, other) => Number(one === 'null') - Number(other === 'null'));
}

function objectText({ properties, required = [], additionalProperties }, depth) {
  const entries = Object.entries(properties ?? {});
  if (entries.length === 0)
    return typeof additionalProperties === 'object'
      ? `Record<string, ${writeShape(additionalProperties, depth)}>`
      : '{}';
  const inner = indent.repeat(depth + 1);
  const lines = entries.map(([key, schema]) => {
    const name = isName(key) ? key : `'${key}'`;
    return `${inner}${name}${required.includes(key) ? '' : '?'}: ${writeShape(schema, depth + 1)};`;
  });
  return `{\n${lines.join('\n')}\n${indent.repeat(depth)}}`;
}

/** What `flagSchema` of the contract takes for a yes or no: forms and query strings write it in many ways. */
const flags = new Set([0, 1, '0', '1', 'true', 'false']);

const isFlag = ({ anyOf = [] }) =>
  anyOf.length > 1 &&
  anyOf.some(({ type }) => type === 'boolean') &&
  anyOf.every(({ type, enum: values }) => type === 'boolean' || values?.every((value) => flags.has(value)));

const isErrorCode = ({ enum: values = [] }) =>
  values.length === allCodes.length && values.every((value) => value in errorCodes);

const plainTypes = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** The types that a value of a schema can have, in words; most schemas have one. */
function typesOf(schema, depth) {
  if (schema.$ref) return [schema.$ref.split('/').at(-1)];
  if ('const' in schema) return [wordOf(schema.const)];
  if (isErrorCode(schema)) return ['ErrorCode'];
  if (isFlag(schema)) return ['boolean'];
  if (schema.enum) return union(schema.enum.map(wordOf));
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return union(several.flatMap((part) => typesOf(part, depth)));
  if (schema.allOf) return [schema.allOf.map((part) => asPart(part, depth)).join(' & ')];
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plainTypes[type] ?? 'unknown'));
  if (schema.type === 'array') {
    if (schema.prefixItems)
      return [`[${schema.prefixItems.map((part) => writeShape(part, depth)).join(', ')}]`];
    return [`${asPart(schema.items ?? {}, depth)}[]`];
  }
  if (schema.type === 'object') return [objectText(schema, depth)];
  return [plainTypes[schema.type] ?? 'unknown'];
}

/** A schema as a part of a larger type, whose sign would otherwise belong to its last type alone. */
function asPart(schema, depth) {
  const types = typesOf(schema, depth);
  return types.length > 1 || schema.allOf?.length > 1 ? `(${types.join(' | ')})` : types[0];
}

/**
 * A JSON Schema as a type that somebody who writes TypeScript reads at a glance. Named schemas stay names; limits of lengths
 * and formats are left out.
 *
 * @param {Record<string, any>} schema
 * @param {number} [depth] how far its lines are indented
 * @returns {string}
 */
export const writeShape = (schema, depth = 0) => typesOf(schema, depth).join(' | ');
