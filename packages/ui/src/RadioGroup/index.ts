export type { RadioOption } from './RadioGroup.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
