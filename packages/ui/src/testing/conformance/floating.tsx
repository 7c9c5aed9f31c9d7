import * as ui from '../../index.ts';
import type { ConformanceOptions } from '../describeConformance.tsx';
import { make, nothing } from './make.tsx';

const trigger = <button type="button">Open</button>;
const inPortal = { element: 'div', portal: true } as const;

/** How the conformance suite makes what floats over the page. */
export const floating: Record<string, ConformanceOptions> = {
  AvatarCropDialog: {
    ...inPortal,
    create: make(ui.AvatarCropDialog, {
      open: true,
      onOpenChange: nothing,
      onApply: nothing,
      image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    }),
  },
  ConfirmDialog: {
    ...inPortal,
    create: make(ui.ConfirmDialog, {
      open: true,
      title: 'Log out',
      onOpenChange: nothing,
      onConfirm: nothing,
    }),
  },
  Dialog: {
    ...inPortal,
    create: make(ui.Dialog, { open: true, title: 'Edit profile', onOpenChange: nothing }),
  },
  Drawer: { ...inPortal, create: make(ui.Drawer, { open: true, label: 'Details', onOpenChange: nothing }) },
  Menu: { ...inPortal, create: make(ui.Menu, { open: true, label: 'More', trigger }) },
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
  Popover: { ...inPortal, create: make(ui.Popover, { open: true, label: 'Details', trigger }) },
  Toaster: { element: 'section', create: make(ui.Toaster, {}) },
};
