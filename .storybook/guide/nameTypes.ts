import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

interface DocgenProp {
  tsType?: { name: string; raw?: string };
}

const propsOf = (component: unknown): Record<string, DocgenProp> =>
  (component as { __docgenInfo?: { props?: Record<string, DocgenProp> } } | undefined)?.__docgenInfo?.props ??
  {};

// What no form control can write: a story passes these.
const madeInCode = /^(ReactNode|ReactElement|RefObject|Trigger|signature)/;

// Elements that a story hands over, alone or in a list.
const isNode = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isNode)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** Writes out in the props table what a union may be, instead of the word "union". */
export const nameTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const props = propsOf(component);
  const named = Object.entries(argTypes).map(([name, argType]) => {
    const type = props[name]?.tsType;
    if (isNode(initialArgs[name]))
      return [
        name,
        { ...argType, control: false, table: { ...argType.table, type: { summary: 'ReactNode' } } },
      ];
    const written = type?.name === 'union' && type.raw?.replace(/\s+/g, ' ').replace(/^\| /, '');
    return [
      name,
      {
        ...argType,
        ...(written ? { table: { ...argType.table, type: { summary: written } } } : {}),
        ...(type && madeInCode.test(type.name) ? { control: false } : {}),
      },
    ];
  });
  const nodes = Object.keys(initialArgs)
    .filter((name) => isNode(initialArgs[name]))
    .map((name) => {
      const { table, ...argType } = argTypes[name] ?? {};
      return [
        name,
        { name, ...argType, control: false, table: { ...table, type: { summary: 'ReactNode' } } },
      ];
    });
  return Object.fromEntries([...named, ...nodes]) as StrictArgTypes;
};
