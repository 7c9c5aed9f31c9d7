import { type ReactNode, useMemo, useRef } from 'react';
import { ComboboxInput } from '../Combobox/ComboboxInput.tsx';
import type { ComboboxItem } from '../Combobox/filterItems.ts';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { FormFieldContext } from '../FormField/useFormField.ts';
import { useFieldText } from '../i18n/useText.ts';
import { latinDigits } from '../internals/latinDigits.ts';
import { useFieldValue } from '../internals/useFieldValue.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './PhoneField.styles.ts';

/** A country and its dial code. */
export interface PhonePrefix {
  /** Two-letter country code (ISO 3166-1 alpha-2), such as `AU`. */
  code: string;
  /** Name of the country, as people read and search it. */
  name: string;
  /** Digits of the dial code, with or without the plus sign: `61`. */
  dialCode: string;
}

/** A dial code as a row of the list: flag, country and code, found by any of them. */
function prefixItem({ code, name, dialCode }: PhonePrefix): ComboboxItem {
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

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps
  extends Omit<FormFieldTexts, 'label'>,
    Omit<TextInputProps, 'value' | 'defaultValue' | 'prefix' | 'type' | 'start' | 'end'> {
  /** Names the field. Default "Phone number" in the interface language. */
  label?: ReactNode;
  /** Names the dial code. Default "Country prefix" in the interface language. */
  prefixLabel?: string;
  /** Countries with their dial codes, in order. */
  prefixes: readonly PhonePrefix[];
  /** Country code of the chosen dial code, such as `AU`, or null. Leave it out to let the field keep it. */
  prefix?: string | null;
  /** Country code of the dial code chosen at first, when the field keeps it. Default null. */
  defaultPrefix?: string | null;
  /** Called with the country code the person chose. */
  onPrefixChange?: (code: string) => void;
  /** Name under which a form sends the country code of the dial code; without it, it is not sent. */
  prefixName?: string;
  /** The number as typed, without the dial code. Leave it out to let the field keep it. */
  value?: string;
  /** The number at first, when the field keeps it. Default empty. */
  defaultValue?: string;
  /** Called with the number as typed; digits of other scripts arrive as 0–9. */
  onValueChange?: (value: string) => void;
}

/**
 * A telephone number with a searchable dial code. Renders a `<div>` with two inputs; class and style go to the
 * `<div>`, ref and the rest to the input of the number. What the number may be is for the form to say, in `error`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const {
    prefixLabel,
    prefixes,
    prefix,
    defaultPrefix,
    onPrefixChange,
    prefixName,
    value: given,
    defaultValue = '',
    onValueChange,
    ref,
    ...rest
  } = control;
  const text = useFieldText();
  const field = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const [value, setValue] = useFieldValue(field, given, defaultValue, onValueChange);
  const items = useMemo(() => prefixes.map(prefixItem), [prefixes]);
  const listLabel = prefixLabel ?? text('countryPrefix');

  return (
    <FormField {...frame} label={frame.label ?? text('phoneNumber')}>
      <div className={styles.row}>
        {/* The label, hint and error belong to the number; the dial code has a name of its own. */}
        <FormFieldContext value={null}>
          <ComboboxInput
            className={styles.prefix}
            aria-label={listLabel}
            listLabel={listLabel}
            items={items}
            value={prefix}
            defaultValue={defaultPrefix}
            onValueChange={onPrefixChange}
            name={prefixName}
            form={rest.form}
            disabled={frame.disabled}
            readOnly={rest.readOnly}
          />
        </FormFieldContext>
        <TextInput
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={15}
          {...rest}
          ref={merged}
          type="tel"
          className={styles.number}
          value={value}
          onValueChange={(typed) => setValue(latinDigits(typed))}
        />
      </div>
    </FormField>
  );
}
