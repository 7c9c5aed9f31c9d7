import * as ui from '../../index.ts';
import type { ConformanceOptions } from '../describeConformance.tsx';
import { make, nothing } from './make.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Vietnamese' },
];
const prefixes = [{ code: 'AU', name: 'Australia', dialCode: '61' }];
const input = { element: 'input', outer: 'div', disableable: true } as const;

/** How the conformance suite makes fields and other inputs. */
export const forms: Record<string, ConformanceOptions> = {
  Checkbox: { ...input, outer: 'label', create: make(ui.Checkbox, { label: 'Remember me' }) },
  CodeField: { ...input, create: make(ui.CodeField, { label: 'Code', value: '12', onValueChange: nothing }) },
  Combobox: {
    ...input,
    create: make(ui.Combobox, { label: 'Language', items: options, value: 'en', onValueChange: nothing }),
  },
  FileButton: { element: 'button', disableable: true, create: make(ui.FileButton, { onFiles: nothing }) },
  FormField: { element: 'div', create: make(ui.FormField, { label: 'Name', children: <ui.TextInput /> }) },
  PhoneField: {
    ...input,
    create: make(ui.PhoneField, {
      prefixes,
      prefix: 'AU',
      onPrefixChange: nothing,
      value: '412',
      onValueChange: nothing,
    }),
  },
  SearchField: { ...input, create: make(ui.SearchField, { value: 'x', onValueChange: nothing }) },
  Select: {
    ...input,
    element: 'select',
    create: make(ui.Select, { label: 'Gender', options, value: null, onValueChange: nothing }),
  },
  Slider: {
    ...input,
    create: make(ui.Slider, { label: 'Zoom', min: 1, max: 3, value: 1, onValueChange: nothing }),
  },
  Switch: { ...input, outer: 'label', create: make(ui.Switch, { label: 'Dark theme' }) },
  TextArea: { ...input, element: 'textarea', create: make(ui.TextArea, { label: 'Description' }) },
  TextField: { ...input, create: make(ui.TextField, { label: 'Fullname' }) },
  TextInput: { ...input, create: make(ui.TextInput, { 'aria-label': 'Name' }) },
};
