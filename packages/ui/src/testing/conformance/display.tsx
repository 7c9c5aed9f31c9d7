import { fireEvent } from '@testing-library/react';
import { Send } from 'lucide-react';
import { expect } from 'vitest';
import * as ui from '../../index.ts';
import type { ConformanceOptions } from './ConformanceOptions.ts';
import { make, nothing } from './make.tsx';
import { eventually } from './stage.tsx';

const questions = (
  <>
    <ui.AccordionItem value="price" title="What does it cost?">
      Nothing
    </ui.AccordionItem>
    <ui.AccordionItem value="privacy" title="Who reads my messages?">
      Nobody
    </ui.AccordionItem>
  </>
);
const rows = (
  <>
    <ui.ListItem title="Linh" secondary="See you at eight" />
    <ui.ListItem title="Not now" disabled />
    <ui.ListItem title="Giulia" end={<ui.Badge count={2} />} />
    <ui.ListItem title="Minh" />
  </>
);
const views = [
  { id: 'all', label: 'All', panel: 'All of them' },
  { id: 'off', label: 'Archived', disabled: true },
  { id: 'unread', label: 'Unread', panel: 'The unread ones' },
  { id: 'groups', label: 'Groups', panel: 'The groups' },
];

const handle = (shell: Element) => {
  const found = shell.querySelector('[aria-valuenow]');
  if (!found) throw new Error('The shell shows no handle.');
  return found;
};

/** How the conformance suite makes what shows or lays out, and what starts an action. */
export const display: Record<string, ConformanceOptions> = {
  Accordion: {
    element: 'div',
    create: make(ui.Accordion, { children: questions }),
    value: {
      first: ['price'],
      second: ['privacy'],
      act: async (element) => [...element.querySelectorAll('summary')][1]?.click(),
      shown: (element) =>
        [...element.querySelectorAll('details')].flatMap(({ open }, index) =>
          open ? [['price', 'privacy'][index]] : [],
        ),
    },
    keyboard: 'accordion',
  },
  AccordionItem: {
    element: 'details',
    create: (given) => (
      <ui.Accordion>
        <ui.AccordionItem value="price" title="What does it cost?" {...given}>
          Nothing
        </ui.AccordionItem>
        <ui.AccordionItem value="privacy" title="Who reads my messages?" />
      </ui.Accordion>
    ),
    keyboard: 'accordion',
  },
  AppShell: {
    element: 'div',
    create: make(ui.AppShell, { columnLabel: 'Conversations', column: 'List', children: 'Words' }),
    value: {
      prop: 'columnWidth',
      defaultProp: 'defaultColumnWidth',
      onChange: 'onColumnWidthChange',
      first: 300,
      second: 420,
      act: async (element) => void fireEvent.keyDown(handle(element), { key: 'End' }),
      shown: (element) => Number(handle(element).getAttribute('aria-valuenow')),
    },
    keyboard: 'splitter',
  },
  Avatar: {
    element: 'span',
    create: make(ui.Avatar, { name: 'Linh Tran', presence: 'online', verified: true }),
    keyboard: 'none',
  },
  AvatarGroup: {
    element: 'ul',
    create: make(ui.AvatarGroup, { people: [{ name: 'Linh Tran' }], total: 7 }),
    keyboard: 'none',
  },
  Badge: { element: 'span', create: make(ui.Badge, { count: 3 }), keyboard: 'none' },
  Banner: {
    element: 'div',
    create: make(ui.Banner, { children: 'Saved', onDismiss: nothing }),
    keyboard: 'contents',
  },
  RetryBanner: {
    element: 'div',
    create: make(ui.RetryBanner, { children: 'Could not be loaded', onRetry: nothing }),
    keyboard: 'contents',
  },
  Button: {
    element: 'button',
    disableable: true,
    create: make(ui.Button, { children: 'Send' }),
    keyboard: 'button',
  },
  Card: {
    element: 'div',
    create: make(ui.Card, { children: <ui.Button>Open</ui.Button> }),
    keyboard: 'contents',
  },
  CountryFlag: {
    element: 'span',
    create: make(ui.CountryFlag, { code: 'au' }),
    // Its picture is loaded; before that, there is a box less to measure.
    appear: () =>
      eventually(() =>
        expect(document.querySelector('[data-stage="place"] img')).toBeInstanceOf(HTMLElement),
      ),
    keyboard: 'none',
  },
  Divider: { element: 'div', create: make(ui.Divider, {}), keyboard: 'none' },
  EmptyState: {
    element: 'div',
    create: make(ui.EmptyState, { title: 'Nothing here', action: <ui.Button>Add one</ui.Button> }),
    keyboard: 'contents',
  },
  Icon: { element: 'svg', create: make(ui.Icon, { icon: Send }), keyboard: 'none' },
  IconButton: {
    element: 'button',
    disableable: true,
    create: make(ui.IconButton, { label: 'Send', children: <ui.Icon icon={Send} /> }),
    keyboard: 'button',
  },
  Kbd: { element: 'kbd', create: make(ui.Kbd, { keys: ['Mod', 'k'] }), keyboard: 'none' },
  Link: {
    element: 'a',
    create: make(ui.Link, { href: '/terms', children: 'Terms', external: true }),
    keyboard: 'link',
  },
  List: { element: 'ul', create: make(ui.List, { children: rows }), keyboard: 'list' },
  ListItem: {
    element: 'button',
    disableable: true,
    create: (given) => (
      <ui.List>
        <ui.ListItem title="Linh" {...given} />
      </ui.List>
    ),
    keyboard: 'button',
  },
  ProgressBar: {
    element: 'progress',
    create: make(ui.ProgressBar, { label: 'Upload', value: 0.4 }),
    keyboard: 'none',
  },
  ProgressRing: {
    element: 'span',
    create: make(ui.ProgressRing, { label: 'Upload', value: 0.4 }),
    keyboard: 'none',
  },
  Skeleton: { element: 'span', create: make(ui.Skeleton, {}), keyboard: 'none' },
  Spinner: { element: 'span', create: make(ui.Spinner, {}), keyboard: 'none' },
  StickyHeader: {
    element: 'div',
    create: make(ui.StickyHeader, { children: 'Languages' }),
    keyboard: 'none',
  },
  Tabs: {
    element: 'div',
    create: make(ui.Tabs, { label: 'Views', tabs: views }),
    value: {
      first: 'all',
      second: 'unread',
      act: async (element) => element.querySelector<HTMLElement>('[data-tab="unread"]')?.click(),
      shown: (element) => element.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.tab,
    },
    keyboard: 'tabs',
  },
  VisuallyHidden: {
    element: 'span',
    create: make(ui.VisuallyHidden, { children: 'Words' }),
    keyboard: 'none',
  },
};
