import { Send } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { type ConformanceOptions, describeConformance } from './describeConformance.tsx';

const nothing = () => undefined;

/** Binds the props a component cannot do without; what the suite gives is spread last. */
function make<Props extends object>(Component: FunctionComponent<Props>, needed: Props) {
  return (given: Record<string, unknown>) => <Component {...needed} {...(given as Partial<Props>)} />;
}

const options = [
  { value: 'en', label: 'English' },
  { value: 'vi', label: 'Vietnamese' },
];
const prefixes = [{ code: 'AU', name: 'Australia', dialCode: '61' }];
const trigger = <button type="button">Open</button>;

const input = { element: 'input', outer: 'div', disableable: true } as const;
const floating = { element: 'div', portal: true } as const;

const suites: Record<string, ConformanceOptions> = {
  AppShell: { element: 'div', create: make(ui.AppShell, { columnLabel: 'Conversations', column: 'List' }) },
  AvatarCropDialog: {
    ...floating,
    create: make(ui.AvatarCropDialog, {
      open: true,
      onOpenChange: nothing,
      onApply: nothing,
      image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    }),
  },
  Avatar: {
    element: 'span',
    create: make(ui.Avatar, { name: 'Linh Tran', presence: 'online', verified: true }),
  },
  Badge: { element: 'span', create: make(ui.Badge, { count: 3 }) },
  Banner: { element: 'div', create: make(ui.Banner, { children: 'Saved', onDismiss: nothing }) },
  Button: { element: 'button', disableable: true, create: make(ui.Button, { children: 'Send' }) },
  Card: { element: 'div', create: make(ui.Card, { children: 'Words' }) },
  Checkbox: { ...input, outer: 'label', create: make(ui.Checkbox, { label: 'Remember me' }) },
  CodeField: { ...input, create: make(ui.CodeField, { label: 'Code', value: '12', onValueChange: nothing }) },
  Combobox: {
    ...input,
    create: make(ui.Combobox, { label: 'Language', items: options, value: 'en', onValueChange: nothing }),
  },
  ConfirmDialog: {
    ...floating,
    create: make(ui.ConfirmDialog, {
      open: true,
      title: 'Log out',
      onOpenChange: nothing,
      onConfirm: nothing,
    }),
  },
  CountryFlag: { element: 'span', create: make(ui.CountryFlag, { code: 'au' }) },
  Dialog: {
    ...floating,
    create: make(ui.Dialog, { open: true, title: 'Edit profile', onOpenChange: nothing }),
  },
  Divider: { element: 'div', create: make(ui.Divider, {}) },
  Drawer: { ...floating, create: make(ui.Drawer, { open: true, label: 'Details', onOpenChange: nothing }) },
  EmptyState: { element: 'div', create: make(ui.EmptyState, { title: 'Nothing here' }) },
  FileButton: { element: 'button', disableable: true, create: make(ui.FileButton, { onFiles: nothing }) },
  FormField: { element: 'div', create: make(ui.FormField, { label: 'Name', children: <ui.TextInput /> }) },
  Icon: { element: 'svg', create: make(ui.Icon, { icon: Send }) },
  IconButton: {
    element: 'button',
    disableable: true,
    create: make(ui.IconButton, { label: 'Send', children: <ui.Icon icon={Send} /> }),
  },
  Link: { element: 'a', create: make(ui.Link, { href: '/terms', children: 'Terms', external: true }) },
  List: { element: 'ul', create: make(ui.List, { children: <ui.ListItem title="Linh" /> }) },
  ListItem: { element: 'button', disableable: true, create: make(ui.ListItem, { title: 'Linh' }) },
  Menu: { ...floating, create: make(ui.Menu, { open: true, label: 'More', trigger }) },
  MenuItem: {
    element: 'button',
    disableable: true,
    portal: true,
    create: (given) => (
      <ui.Menu open label="More" trigger={trigger}>
        <ui.MenuItem {...given}>Delete</ui.MenuItem>
      </ui.Menu>
    ),
  },
  MenuSeparator: { element: 'hr', create: make(ui.MenuSeparator, {}) },
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
  Popover: { ...floating, create: make(ui.Popover, { open: true, label: 'Details', trigger }) },
  ProgressBar: { element: 'progress', create: make(ui.ProgressBar, { label: 'Upload', value: 0.4 }) },
  SearchField: { ...input, create: make(ui.SearchField, { value: 'x', onValueChange: nothing }) },
  Select: {
    ...input,
    element: 'select',
    create: make(ui.Select, { label: 'Gender', options, value: null, onValueChange: nothing }),
  },
  Skeleton: { element: 'span', create: make(ui.Skeleton, {}) },
  Slider: {
    ...input,
    create: make(ui.Slider, { label: 'Zoom', min: 1, max: 3, value: 1, onValueChange: nothing }),
  },
  Spinner: { element: 'span', create: make(ui.Spinner, {}) },
  Switch: { ...input, outer: 'label', create: make(ui.Switch, { label: 'Dark theme' }) },
  Tabs: {
    element: 'div',
    create: make(ui.Tabs, {
      label: 'Views',
      tabs: [{ id: 'all', label: 'All' }],
      value: 'all',
      onValueChange: nothing,
    }),
  },
  TextArea: { ...input, element: 'textarea', create: make(ui.TextArea, { label: 'Description' }) },
  TextField: { ...input, create: make(ui.TextField, { label: 'Fullname' }) },
  TextInput: { ...input, create: make(ui.TextInput, { 'aria-label': 'Name' }) },
  Toaster: { element: 'section', create: make(ui.Toaster, {}) },
  VisuallyHidden: { element: 'span', create: make(ui.VisuallyHidden, { children: 'Words' }) },
};

for (const [name, suite] of Object.entries(suites)) describeConformance(name, suite);

// These render no element of their own, or only beside another; each has tests of its own.
const apart = ['FrancaProvider', 'I18nProvider', 'Tooltip'];

describe('the conformance suite', () => {
  it('holds every component that the package exports', () => {
    const components = Object.entries(ui)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name]) => name);
    expect([...Object.keys(suites), ...apart].sort()).toEqual(components.sort());
  });
});
