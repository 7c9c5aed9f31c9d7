import { fireEvent } from '@testing-library/react';
import * as ui from '../../index.ts';
import type { ConformanceOptions, ValueOptions } from './ConformanceOptions.ts';
import { make, nothing } from './make.tsx';

const options = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Vietnamese' },
  { value: 'it', label: 'Italian' },
];
const prefixes = [
  { code: 'AU', name: 'Australia', dialCode: '61' },
  { code: 'VN', name: 'Vietnam', dialCode: '84' },
];
const input = { element: 'input', outer: 'div', disableable: true } as const;

// Real keys are pressed in the keyboard tests; here it matters only that the value is another one.
const write = async (element: HTMLElement, value: string) =>
  void fireEvent.change(element, { target: { value } });

const textOf = (element: HTMLElement) => (element as HTMLInputElement).value;

/** A field whose text is its value. */
const typed = (first: string, second: string): ValueOptions => ({
  first,
  second,
  act: (element) => write(element, second),
  shown: textOf,
});

const ticked: ValueOptions = {
  prop: 'checked',
  defaultProp: 'defaultChecked',
  onChange: 'onCheckedChange',
  first: false,
  second: true,
  act: async (element) => element.click(),
  shown: (element) => (element as HTMLInputElement).checked,
};

/** How the conformance suite makes fields and other inputs. */
export const forms: Record<string, ConformanceOptions> = {
  Checkbox: {
    ...input,
    create: make(ui.Checkbox, { label: 'Remember me' }),
    value: ticked,
    keyboard: 'checkbox',
  },
  CodeField: {
    ...input,
    create: make(ui.CodeField, { label: 'Code' }),
    value: typed('12', '1234'),
    keyboard: { pattern: 'textbox', text: '123456' },
  },
  Combobox: {
    ...input,
    create: make(ui.Combobox, { label: 'Language', items: options }),
    value: {
      first: 'en',
      second: 'vi',
      act: async (element) => {
        await write(element, 'viet');
        fireEvent.keyDown(element, { key: 'Enter' });
      },
      shown: (element) => options.find(({ label }) => label === textOf(element))?.value,
    },
    keyboard: { pattern: 'combobox', text: 'ital' },
  },
  DateField: {
    ...input,
    create: make(ui.DateField, { label: 'Birthday' }),
    value: {
      ...typed('1990-03-05', '1991-03-05'),
      act: (element) => write(element, '05/03/1991'),
      shown: (element) => textOf(element).split('/').reverse().join('-'),
    },
    keyboard: { pattern: 'textbox', text: '05/03/1990' },
  },
  DropZone: {
    element: 'section',
    create: make(ui.DropZone, { label: 'Drop photos here', hint: 'JPEG or PNG', onFiles: nothing }),
    keyboard: 'contents',
  },
  FileButton: {
    element: 'button',
    disableable: true,
    create: make(ui.FileButton, { onFiles: nothing }),
    keyboard: 'button',
  },
  FormField: {
    element: 'div',
    create: make(ui.FormField, { label: 'Name', children: <ui.TextInput /> }),
    keyboard: 'contents',
  },
  PhoneField: {
    ...input,
    create: make(ui.PhoneField, { prefixes, defaultPrefix: 'AU' }),
    value: typed('412', '4123'),
    keyboard: { pattern: 'textbox', text: '412345678' },
  },
  RadioGroup: {
    element: 'fieldset',
    create: make(ui.RadioGroup, { label: 'Language', options }),
    value: {
      first: 'en',
      second: 'vi',
      act: async (element) => element.querySelector<HTMLElement>('[value="vi"]')?.click(),
      shown: (element) => element.querySelector<HTMLInputElement>(':checked')?.value,
    },
    keyboard: 'radiogroup',
  },
  SearchField: {
    ...input,
    create: make(ui.SearchField, {}),
    value: typed('linh', 'linh tran'),
    keyboard: 'textbox',
  },
  Select: {
    ...input,
    element: 'select',
    create: make(ui.Select, { label: 'Language', options, defaultValue: 'en' }),
    value: {
      first: 'en',
      second: 'vi',
      act: (element) => write(element, 'vi'),
      shown: textOf,
    },
    keyboard: 'select',
  },
  Slider: {
    ...input,
    create: make(ui.Slider, { label: 'Zoom', min: 1, max: 9 }),
    value: {
      first: 2,
      second: 3,
      act: (element) => write(element, '3'),
      shown: (element) => Number(textOf(element)),
    },
    keyboard: 'slider',
  },
  Switch: {
    ...input,
    create: make(ui.Switch, { label: 'Dark theme' }),
    value: ticked,
    keyboard: 'checkbox',
  },
  TextArea: {
    ...input,
    element: 'textarea',
    create: make(ui.TextArea, { label: 'Description' }),
    value: typed('one', 'two'),
    keyboard: 'textbox',
  },
  TextField: {
    ...input,
    create: make(ui.TextField, { label: 'Fullname' }),
    value: typed('Linh', 'Minh'),
    keyboard: 'textbox',
  },
  TextInput: {
    ...input,
    create: make(ui.TextInput, { 'aria-label': 'Name' }),
    value: typed('Linh', 'Minh'),
    keyboard: 'textbox',
  },
};
