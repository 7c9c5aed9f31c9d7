import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { FormField } from '../FormField/FormField.tsx';
import { type FormFieldTexts, splitFieldProps } from '../FormField/splitFieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useDateFieldText } from '../i18n/useText.ts';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as fieldStyles from '../TextField/TextField.styles.ts';
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx';
import * as styles from './DateField.styles.ts';
import { writeDate } from './readDate.ts';
import { type DateTextOptions, useDateText } from './useDateText.ts';

/** Props of {@link DateField}. */
export interface DateFieldProps
  extends FormFieldTexts,
    DateTextOptions,
    Omit<TextInputProps, keyof DateTextOptions | 'type' | 'start' | 'end' | 'maxLength'> {}

/**
 * A day, typed as dd/MM/yyyy or taken from the device's own calendar. Renders a `<div>` with an `<input>`; class and
 * style go to the `<div>`, ref and the rest to the input; a form gets `yyyy-MM-dd` under `name`.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { value, defaultValue, onValueChange, min, max, name, ref, ...rest } = control;
  const text = useDateFieldText();
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(field, ref);
  const date = useDateText(field, { value, defaultValue, onValueChange, min, max });
  const handlers = { onChange: date.onChange, onPaste: date.onPaste, onBlur: date.onBlur };
  const isFixed = frame.disabled || rest.readOnly;

  const openCalendar = () => {
    try {
      calendar.current?.showPicker();
    } catch {
      // Old browsers have no such call, and frames of other sites may not use it: there, the date is typed.
      field.current?.focus();
    }
  };

  return (
    <FormField {...frame} error={frame.error ?? date.error}>
      <TextInput
        placeholder={text('dateFormat')}
        inputMode="numeric"
        autoComplete="off"
        {...joinHandlers(rest, handlers)}
        ref={merged}
        dir="ltr"
        maxLength={10}
        className={styles.box}
        value={date.text}
        end={
          <>
            <input
              ref={calendar}
              type="date"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden="true"
              disabled={frame.disabled}
              readOnly={rest.readOnly}
              min={min}
              max={max}
              value={date.iso ?? ''}
              onChange={(event) => date.write(writeDate(event.target.value))}
            />
            <IconButton
              className={fieldStyles.inside}
              size="small"
              label={text('openCalendar')}
              disabled={isFixed}
              onClick={openCalendar}
            >
              <Icon icon={CalendarDays} size="small" />
            </IconButton>
          </>
        }
      />
      {name ? (
        <input type="hidden" name={name} form={rest.form} value={date.iso ?? ''} disabled={frame.disabled} />
      ) : null}
    </FormField>
  );
}
