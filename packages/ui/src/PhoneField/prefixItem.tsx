import type { ComboboxItem } from '../Combobox/ComboboxItem.ts';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import type { PhonePrefix } from './PhonePrefix.ts';

/** A dial code as a row of the list: flag, country and code, found by any of them. */
export function prefixItem({ code, name, dialCode }: PhonePrefix): ComboboxItem {
  const digits = dialCode.replace(/^\+/, '');
  return {
    value: code,
    label: name,
    short: `+${digits}`,
    detail: `+${digits}`,
    keywords: [code, digits],
    icon: <CountryFlag code={code} />,
  };
}
