import { fireEvent } from '@testing-library/react';
import * as ui from '../../index.ts';
import type { ConformanceOptions, ValueOptions } from './ConformanceOptions.ts';
import { make, nothing } from './make.tsx';
import { eventually } from './stage.tsx';

const trigger = <button type="button">Open</button>;
const opener = (
  <button type="button" data-opens="">
    Open
  </button>
);
const inPortal = { element: 'div', portal: true } as const;
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const items = (
  <>
    <ui.MenuItem>Reply</ui.MenuItem>
    <ui.MenuItem disabled>Edit</ui.MenuItem>
    <ui.MenuItem>Copy</ui.MenuItem>
    <ui.MenuItem variant="block">Delete</ui.MenuItem>
  </>
);

/** What is open until the person closes it with Escape. */
const openness: ValueOptions = {
  prop: 'open',
  defaultProp: 'defaultOpen',
  onChange: 'onOpenChange',
  first: true,
  second: false,
  act: async (element) => {
    const focused = await eventually(() => {
      if (!element.contains(document.activeElement)) throw new Error('The focus has not come inside.');
      return document.activeElement ?? element;
    });
    fireEvent.keyDown(focused, { key: 'Escape' });
  },
  shown: (element) => element.dataset.state !== 'closed',
  gone: false,
};

/** How the conformance suite makes what floats over the page. */
export const floating: Record<string, ConformanceOptions> = {
  AvatarCropDialog: {
    ...inPortal,
    create: make(ui.AvatarCropDialog, {
      open: true,
      onOpenChange: nothing,
      onApply: nothing,
      image: picture,
    }),
    value: openness,
    keyboard: {
      pattern: 'dialog',
      create: make(ui.AvatarCropDialog, { trigger: opener, onApply: nothing, image: picture }),
    },
    // What is cropped lies on the picture, wherever reading begins.
    unmirrored: '[data-testid="container"]',
  },
  Carousel: {
    element: 'section',
    create: make(ui.Carousel, { label: 'Photos', children: ['One', 'Two', 'Three'] }),
    value: {
      first: 0,
      second: 1,
      act: async (element) => [...element.querySelectorAll('button')].at(-1)?.click(),
      shown: (element) =>
        [...element.querySelectorAll<HTMLElement>('[role="group"]')].findIndex((slide) => !slide.inert),
    },
    keyboard: 'carousel',
  },
  ConfirmDialog: {
    ...inPortal,
    create: make(ui.ConfirmDialog, {
      open: true,
      title: 'Log out',
      onOpenChange: nothing,
      onConfirm: nothing,
    }),
    value: openness,
    keyboard: {
      pattern: 'dialog',
      create: make(ui.ConfirmDialog, { trigger: opener, title: 'Log out', onConfirm: nothing }),
    },
  },
  ContextMenu: {
    ...inPortal,
    create: make(ui.ContextMenu, { open: true, label: 'Message', target: trigger, children: items }),
    value: openness,
    keyboard: {
      pattern: 'contextmenu',
      create: make(ui.ContextMenu, { label: 'Message', target: trigger, children: items }),
    },
  },
  Dialog: {
    ...inPortal,
    create: make(ui.Dialog, { open: true, title: 'Edit profile', onOpenChange: nothing }),
    value: openness,
    keyboard: { pattern: 'dialog', create: make(ui.Dialog, { trigger: opener, title: 'Edit profile' }) },
  },
  Drawer: {
    ...inPortal,
    create: make(ui.Drawer, { open: true, label: 'Details', onOpenChange: nothing }),
    value: openness,
    keyboard: {
      pattern: 'dialog',
      create: make(ui.Drawer, { trigger: opener, label: 'Details', children: <ui.Button>Mute</ui.Button> }),
    },
  },
  ImageViewer: {
    ...inPortal,
    create: make(ui.ImageViewer, {
      open: true,
      label: 'Photos',
      images: [{ src: picture, alt: 'A dot' }],
    }),
    value: openness,
    keyboard: {
      pattern: 'dialog',
      create: make(ui.ImageViewer, {
        trigger: opener,
        label: 'Photos',
        images: [{ src: picture, alt: 'A dot' }],
      }),
    },
  },
  Menu: {
    ...inPortal,
    create: make(ui.Menu, { open: true, label: 'More', trigger, children: items }),
    value: openness,
    keyboard: { pattern: 'menu', create: make(ui.Menu, { label: 'More', trigger, children: items }) },
  },
  MenuItem: {
    element: 'button',
    disableable: true,
    portal: true,
    create: (given) => (
      <ui.Menu open label="More" trigger={trigger}>
        <ui.MenuItem {...given}>Delete</ui.MenuItem>
      </ui.Menu>
    ),
    keyboard: 'menuitem',
  },
  MenuSeparator: { element: 'hr', create: make(ui.MenuSeparator, {}), keyboard: 'none' },
  Popover: {
    ...inPortal,
    create: make(ui.Popover, {
      open: true,
      label: 'Details',
      trigger,
      children: <ui.Button>Mute</ui.Button>,
    }),
    value: openness,
    keyboard: {
      pattern: 'popover',
      create: make(ui.Popover, { label: 'Details', trigger, children: <ui.Button>Mute</ui.Button> }),
    },
  },
  Toaster: { element: 'section', create: make(ui.Toaster, {}), keyboard: 'none' },
  Tooltip: {
    ...inPortal,
    create: make(ui.Tooltip, { text: 'Translated from English', children: trigger }),
    appear: async () => document.querySelector<HTMLElement>('[data-stage="place"] button')?.focus(),
    keyboard: 'tooltip',
  },
};
