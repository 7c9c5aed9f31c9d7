import { Send } from 'lucide-react';
import * as ui from '../../index.ts';
import type { ConformanceOptions } from '../describeConformance.tsx';
import { make, nothing } from './make.tsx';

/** How the conformance suite makes what shows or lays out, and what starts an action. */
export const display: Record<string, ConformanceOptions> = {
  Accordion: { element: 'div', create: make(ui.Accordion, {}) },
  AccordionItem: {
    element: 'details',
    create: (given) => (
      <ui.Accordion>
        <ui.AccordionItem value="price" title="What does it cost?" {...given} />
      </ui.Accordion>
    ),
  },
  AppShell: { element: 'div', create: make(ui.AppShell, { columnLabel: 'Conversations', column: 'List' }) },
  Avatar: {
    element: 'span',
    create: make(ui.Avatar, { name: 'Linh Tran', presence: 'online', verified: true }),
  },
  AvatarGroup: { element: 'ul', create: make(ui.AvatarGroup, { people: [{ name: 'Linh Tran' }], total: 7 }) },
  Badge: { element: 'span', create: make(ui.Badge, { count: 3 }) },
  Banner: { element: 'div', create: make(ui.Banner, { children: 'Saved', onDismiss: nothing }) },
  Button: { element: 'button', disableable: true, create: make(ui.Button, { children: 'Send' }) },
  Card: { element: 'div', create: make(ui.Card, { children: 'Words' }) },
  CountryFlag: { element: 'span', create: make(ui.CountryFlag, { code: 'au' }) },
  Divider: { element: 'div', create: make(ui.Divider, {}) },
  EmptyState: { element: 'div', create: make(ui.EmptyState, { title: 'Nothing here' }) },
  Icon: { element: 'svg', create: make(ui.Icon, { icon: Send }) },
  IconButton: {
    element: 'button',
    disableable: true,
    create: make(ui.IconButton, { label: 'Send', children: <ui.Icon icon={Send} /> }),
  },
  Kbd: { element: 'kbd', create: make(ui.Kbd, { keys: ['Mod', 'k'] }) },
  Link: { element: 'a', create: make(ui.Link, { href: '/terms', children: 'Terms', external: true }) },
  List: { element: 'ul', create: make(ui.List, { children: <ui.ListItem title="Linh" /> }) },
  ListItem: { element: 'button', disableable: true, create: make(ui.ListItem, { title: 'Linh' }) },
  ProgressBar: { element: 'progress', create: make(ui.ProgressBar, { label: 'Upload', value: 0.4 }) },
  ProgressRing: { element: 'span', create: make(ui.ProgressRing, { label: 'Upload', value: 0.4 }) },
  Skeleton: { element: 'span', create: make(ui.Skeleton, {}) },
  Spinner: { element: 'span', create: make(ui.Spinner, {}) },
  StickyHeader: { element: 'div', create: make(ui.StickyHeader, { children: 'Languages' }) },
  Tabs: {
    element: 'div',
    create: make(ui.Tabs, {
      label: 'Views',
      tabs: [{ id: 'all', label: 'All' }],
      value: 'all',
      onValueChange: nothing,
    }),
  },
  VisuallyHidden: { element: 'span', create: make(ui.VisuallyHidden, { children: 'Words' }) },
};
