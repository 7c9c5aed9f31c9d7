import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as ui from '../index.ts';
import * as kit from '../kit/index.ts';
import { focusOn, press } from './conformance/keyboard/hands.ts';
import { eventually } from './conformance/stage.tsx';

type Ui = typeof ui;

let other: Ui;
let otherKit: typeof kit;
beforeAll(async () => {
  const load = (path: string) => import(/* @vite-ignore */ new URL(path, import.meta.url).href);
  other = (await load('../index.ts?copy=0-1-1')) as Ui;
  otherKit = (await load('../kit/index.ts?copy=0-1-1')) as typeof kit;
});

const named = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (each) => each.textContent === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const menu = () => document.querySelector('[role="menu"]');
const dialog = () => document.querySelector('[role="dialog"]');
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';

/** A dialog of one copy with a menu of the other in it, both opened by keyboard. */
async function openBoth(Menus: Ui, Dialogs: Ui) {
  render(
    <Dialogs.FrancaProvider locale="en">
      <Menus.FrancaProvider locale="en">
        <Dialogs.Dialog title="Profile" trigger={<button type="button">Open profile</button>}>
          <Menus.Menu label="More" trigger={<button type="button">More</button>}>
            <Menus.MenuItem>Block</Menus.MenuItem>
            <Menus.MenuItem>Report</Menus.MenuItem>
          </Menus.Menu>
        </Dialogs.Dialog>
      </Menus.FrancaProvider>
    </Dialogs.FrancaProvider>,
  );
  named('Open profile').focus();
  await press('{Enter}');
  await focusOn(() => named('More'));
  await press('{Enter}');
  await focusOn(() => named('Block'));
}

it('is a second copy', () => {
  expect(other.Dialog).not.toBe(ui.Dialog);
  expect(other.Menu).not.toBe(ui.Menu);
});

for (const [title, menus, dialogs] of [
  ['a menu of the first copy in a dialog of the second', () => ui, () => other],
  ['a menu of the second copy in a dialog of the first', () => other, () => ui],
] as const) {
  it(`closes one layer with each Escape and gives the focus back, ${title}`, async () => {
    await openBoth(menus(), dialogs());
    await press('{ArrowDown}');
    await focusOn(() => named('Report'));
    await press('{Escape}');
    await eventually(() => expect(menu()).toBeNull());
    await focusOn(() => named('More'));
    expect(dialog()).not.toBeNull();
    expect(isLocked()).toBe(true);
    await press('{Escape}');
    await eventually(() => expect(dialog()).toBeNull());
    await focusOn(() => named('Open profile'));
    await eventually(() => expect(isLocked()).toBe(false));
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it(`keeps the dialog open when an item is pressed, ${title}`, async () => {
    await openBoth(menus(), dialogs());
    await userEvent.click(named('Report'));
    await eventually(() => expect(menu()).toBeNull());
    await focusOn(() => named('More'));
    expect(dialog()).not.toBeNull();
    expect(isLocked()).toBe(true);
  });

  it(`closes only the menu when the dialog is pressed, ${title}`, async () => {
    await openBoth(menus(), dialogs());
    await userEvent.click(document.querySelector('h2') as HTMLElement);
    await eventually(() => expect(menu()).toBeNull());
    expect(dialog()).not.toBeNull();
  });
}

type Shown = 'nothing' | 'menu' | 'dialog';

/** A menu of one copy, opened by its owner, whose item has a dialog of the other take its place. */
function MenuThenDialog() {
  const [shown, setShown] = useState<Shown>('nothing');
  return (
    <>
      <button type="button" onClick={() => setShown('menu')}>
        More
      </button>
      {shown === 'menu' ? (
        <ui.FrancaProvider locale="en">
          <ui.Menu open label="More" anchor={{ x: 20, y: 20 }} onOpenChange={() => setShown('dialog')}>
            <ui.MenuItem>Rename</ui.MenuItem>
          </ui.Menu>
        </ui.FrancaProvider>
      ) : null}
      {shown === 'dialog' ? (
        <other.FrancaProvider locale="en">
          <other.Dialog open title="Rename" onOpenChange={() => setShown('nothing')}>
            <button type="button">Save</button>
          </other.Dialog>
        </other.FrancaProvider>
      ) : null}
    </>
  );
}

function MenuBesideDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ui.FrancaProvider locale="en">
        <ui.Menu label="More" trigger={<button type="button">More</button>}>
          <ui.MenuItem onSelect={() => setOpen(true)}>Rename</ui.MenuItem>
        </ui.Menu>
      </ui.FrancaProvider>
      <other.FrancaProvider locale="en">
        <other.Dialog title="Rename" open={isOpen} onOpenChange={setOpen}>
          <button type="button">Save</button>
        </other.Dialog>
      </other.FrancaProvider>
    </>
  );
}

it('opens a dialog of one copy from a menu of the other beside it, and gives the focus back to the menu button', async () => {
  render(<MenuBesideDialog />);
  named('More').focus();
  await press('{Enter}');
  await focusOn(() => named('Rename'));
  await press('{Enter}');
  await focusOn(() => named('Save'));
  await eventually(() => expect(menu()).toBeNull());
  await press('{Escape}');
  await eventually(() => expect(dialog()).toBeNull());
  await focusOn(() => named('More'));
});

it('opens a dialog of one copy in place of a menu of the other, and gives the focus back to what opened the menu', async () => {
  render(<MenuThenDialog />);
  named('More').focus();
  await press('{Enter}');
  await eventually(() => expect(menu()?.contains(document.activeElement)).toBe(true));
  await press('{ArrowDown}');
  await focusOn(() => named('Rename'));
  await press('{Enter}');
  await focusOn(() => named('Save'));
  await press('{Escape}');
  await eventually(() => expect(dialog()).toBeNull());
  await focusOn(() => named('More'));
});

for (const [title, below, above] of [
  ['a dialog of the second copy over one of the first', () => ui, () => other],
  ['a dialog of the first copy over one of the second', () => other, () => ui],
] as const) {
  it(`closes dialogs one by one, and frees the page with the last, ${title}`, async () => {
    const [Below, Above] = [below(), above()];
    render(
      <Below.FrancaProvider locale="en">
        <Above.FrancaProvider locale="en">
          <Below.Dialog title="Profile" trigger={<button type="button">Open profile</button>}>
            <Above.Dialog title="Photo" trigger={<button type="button">Open photo</button>}>
              <button type="button">Apply</button>
            </Above.Dialog>
          </Below.Dialog>
        </Above.FrancaProvider>
      </Below.FrancaProvider>,
    );
    named('Open profile').focus();
    await press('{Enter}');
    await focusOn(() => named('Open photo'));
    await press('{Enter}');
    await focusOn(() => named('Apply'));
    expect(named('Open photo').closest('[inert]')).not.toBeNull();
    // Tab goes round in the upper one: Apply, Close, Apply.
    await press('{Tab}{Tab}');
    await focusOn(() => named('Apply'));
    await press('{Escape}');
    await eventually(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1));
    await focusOn(() => named('Open photo'));
    expect(named('Open photo').closest('[inert]')).toBeNull();
    expect(named('Open profile').closest('[inert]')).not.toBeNull();
    expect(isLocked()).toBe(true);
    await press('{Escape}');
    await eventually(() => expect(dialog()).toBeNull());
    await focusOn(() => named('Open profile'));
    await eventually(() => expect(isLocked()).toBe(false));
    expect(document.querySelector('[inert]')).toBeNull();
  });
}

/** A button as a kit has it, which imports one copy. */
function Save({ of, saved }: { of: Ui; saved: string }) {
  const toast = of.useToast();
  const text = of.useText();
  const [locale, direction] = [of.useLocale(), of.useDirection()];
  return (
    <button type="button" onClick={() => toast.success(saved)}>
      {`${locale} ${direction} ${text('close')}`}
    </button>
  );
}

const OwnTile = () => <p>own</p>;
const slots = { Tile: () => <p>replaced</p> };
const toasts = () => document.querySelector('[data-fr-toaster]')?.textContent;

for (const [title, above, below, aboveKit, belowKit] of [
  ['the first copy', () => ui, () => other, () => kit, () => otherKit],
  ['the second copy', () => other, () => ui, () => otherKit, () => kit],
] as const) {
  it(`takes language, texts, slots and toasts from a provider of ${title}`, async () => {
    const [App, { SlotProvider }] = [above(), aboveKit()];
    const Tile = belowKit().createSlot('Tile', OwnTile);
    render(
      <App.FrancaProvider locale="ar" strings={{ ui: { close: 'اخرج' } }}>
        <SlotProvider slots={slots}>
          <Save of={below()} saved="تم الحفظ" />
          <Tile />
        </SlotProvider>
        <App.Toaster />
      </App.FrancaProvider>,
    );
    expect(document.body.textContent).toContain('replaced');
    await userEvent.click(named('ar rtl اخرج'));
    await eventually(() => expect(toasts()).toContain('تم الحفظ'));
  });
}

it('is in English and shows the toasts of both copies without a provider', async () => {
  render(
    <>
      <Save of={other} saved="Saved" />
      <ui.Toaster />
    </>,
  );
  await userEvent.click(named('en ltr Close'));
  await eventually(() => expect(toasts()).toContain('Saved'));
});
