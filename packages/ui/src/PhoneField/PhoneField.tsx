import { type ReactNode, useMemo } from 'react';
import { ComboboxInput } from '../Combobox/ComboboxInput.tsx';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { FormField, type FormFieldTexts } from '../FormField/FormField.tsx';
import { FormFieldContext } from '../FormField/FormFieldContext.ts';
import { useText } from '../i18n/useText.ts';
import { latinDigits } from '../internals/latinDigits.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './PhoneField.styles.ts';
import type { PhonePrefix } from './PhonePrefix.ts';

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
  /** Country code of the chosen dial code, such as `AU`. */
  prefix: string;
  /** Told the country code the person chose. */
  onPrefixChange: (code: string) => void;
  /** The number as typed, without the dial code. */
  value: string;
  /** Told the number as typed; digits of other scripts arrive as 0–9. */
  onValueChange: (value: string) => void;
}

/**
 * A telephone number with a searchable dial code. Renders a `<div>` with two inputs; class and style go to the
 * `<div>`, ref and the rest to the input of the number. What the number may be is for the form to say, in `error`.
 */
export function PhoneField({
  label,
  prefixLabel,
  hideLabel,
  hint,
  error,
  prefixes,
  prefix,
  onPrefixChange,
  value,
  onValueChange,
  className,
  style,
  id,
  required,
  onChange,
  ...rest
}: PhoneFieldProps) {
  const text = useText();
  const name = label ?? text('phoneNumber');
  const listLabel = prefixLabel ?? text('countryPrefix');
  const items = useMemo(
    () =>
      prefixes.map((country) => {
        const dialCode = `+${country.dialCode.replace(/^\+/, '')}`;
        return {
          value: country.code,
          label: country.name,
          short: dialCode,
          detail: dialCode,
          keywords: [country.code, dialCode.slice(1)],
          icon: <CountryFlag code={country.code} />,
        };
      }),
    [prefixes],
  );

  return (
    <FormField {...{ label: name, hideLabel, hint, error, className, style, required }} controlId={id}>
      <div className={styles.row}>
        {/* The label, hint and error belong to the number; the dial code has a name of its own. */}
        <FormFieldContext value={null}>
          <ComboboxInput
            className={styles.prefix}
            aria-label={listLabel}
            listLabel={listLabel}
            items={items}
            value={prefix}
            onValueChange={onPrefixChange}
            disabled={rest.disabled}
          />
        </FormFieldContext>
        <TextInput
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={15}
          {...rest}
          type="tel"
          className={styles.number}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            onValueChange(latinDigits(event.target.value));
          }}
        />
      </div>
    </FormField>
  );
}
