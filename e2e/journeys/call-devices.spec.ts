import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { wholeLaunchOptions, withoutOptimiser } from '../../tools/browser/launchOptions.ts';
import {
  callButton,
  endButton,
  enterCaller,
  expectIncoming,
  expectMedia,
  openChat,
} from '../support/callPages.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { enterDemo } from '../support/people.ts';

const [emmaName, diegoName] = ['Emma Clarke', 'Diego Moreno'];

// Browsers with three devices of each kind that open none without permission; pictures of the second camera cannot be
// encoded without a graphics processor.
test.use({
  world: 'call-devices',
  launchOptions: wholeLaunchOptions(withoutOptimiser, '--use-fake-device-for-media-stream=device-count=3'),
});

const everything = { permissions: ['microphone', 'camera'], reducedMotion: 'reduce' as const };

const expectNoFaults = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([]);

test('a whole call is had by keyboard alone, with another camera, which is gone the next time', async ({
  openPerson,
}) => {
  const [emma, diego] = [await openPerson(everything), await openPerson(everything)];
  await enterCaller(emma, emmaName);
  await enterCaller(diego, diegoName);
  await openChat(emma, diegoName);
  await tabTo(emma, /^Video call$/);
  await emma.keyboard.press('Enter');

  const ring = diego.getByRole('dialog', { name: emmaName });
  await expect(ring).toMatchAriaSnapshot(`
    - dialog "Emma Clarke":
      - region "Incoming video call":
        - alert:
          - heading "Emma Clarke" [level=2]
          - paragraph: Incoming video call
        - button "Reject"
        - button "Accept"
  `);
  await expectNoFaults(diego);
  await expect(emma.locator('body')).toMatchAriaSnapshot(`
    - main:
      - region "Calling…":
        - heading "Diego Moreno" [level=2]
        - status: Calling…
        - button "Mute"
        - button "Turn camera off"
        - button "Hang up"
  `);
  await expectNoFaults(emma);
  // Whoever is typing when it rings answers nothing by it.
  await diego.keyboard.press('Enter');
  await diego.keyboard.press('Escape');
  await expect(ring).toBeVisible();
  await tabTo(diego, /^Accept$/);
  await diego.keyboard.press('Enter');
  for (const page of [emma, diego]) await expectMedia(page);
  await expect(emma.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "Video of Diego Moreno"
      - list "Participants":
        - listitem:
          - article "Emma Clarke (You)"
      - region "Call controls":
        - button "Mute"
        - button "Turn camera off"
        - button "Share screen"
        - button "Background"
        - button "Keyboard shortcuts"
        - button "Settings"
        - button "End call"
  `);
  await expectNoFaults(emma);

  await tabTo(emma, /^Background$/);
  await emma.keyboard.press('Enter');
  const backgrounds = emma.getByRole('dialog', { name: 'Background' });
  await expect(backgrounds).toMatchAriaSnapshot(`
    - dialog "Background":
      - heading "Background" [level=2]
      - button "Close"
      - button "None" [pressed]
      - button "Blur"
      - button "Abstract"
  `);
  await expectNoFaults(emma);
  await emma.keyboard.press('Escape');
  await expect(backgrounds).toBeHidden();

  await diego.keyboard.press('m');
  await expect(emma.getByRole('region', { name: 'Video of Diego Moreno' }).getByLabel('Muted')).toBeVisible();
  await diego.keyboard.press('v');
  await expect(emma.locator('video')).toHaveCount(1);
  await diego.keyboard.press('m');
  // Within half a second of the first, a press is ignored.
  const isOn = diego.getByRole('button', { name: 'Turn camera off' });
  await expect(async () => {
    if (!(await isOn.isVisible())) await diego.keyboard.press('v');
    await expect(isOn).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(emma.locator('video')).toHaveCount(2);

  await tabTo(diego, /^Settings$/);
  await diego.keyboard.press('Enter');
  const settings = diego.getByRole('dialog', { name: 'Audio and Video Settings' });
  const camera = settings.getByRole('combobox', { name: 'Camera' });
  const microphone = settings.getByRole('combobox', { name: 'Microphone' });
  await expect(settings).toMatchAriaSnapshot(`
    - dialog "Audio and Video Settings":
      - heading "Audio and Video Settings" [level=2]
      - text: Camera
      - combobox "Camera"
      - text: Microphone
      - combobox "Microphone"
      - img "Microphone level"
      - text: Speakers
      - combobox "Speakers"
      - button "Test speakers"
      - status
      - button "Done"
      - button "Close"
  `);
  const first = await camera.inputValue();
  await camera.focus();
  await diego.keyboard.press('End');
  await expect(camera).not.toHaveValue(first);
  await microphone.focus();
  await diego.keyboard.press('ArrowDown');
  await expectNoFaults(diego);
  await diego.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expectIncoming(emma, 'pictures');
  await expectIncoming(emma, 'sound');

  // Unplugged until the next time: the browser chooses, and says nothing.
  await diego.evaluate(() => {
    for (const name of ['video-input', 'audio-input']) {
      if (!localStorage.getItem(`franca-call/${name}`)) throw new Error(`No ${name} was remembered.`);
      localStorage.setItem(`franca-call/${name}`, 'a device that is gone');
    }
  });
  diego.on('dialog', (dialog) => void dialog.accept());
  await diego.reload();
  for (const page of [emma, diego]) await expectMedia(page);
  await expect(diego.getByRole('alertdialog')).toHaveCount(0);

  await tabTo(diego, /^End call$/);
  await diego.keyboard.press('Enter');
  for (const page of [emma, diego]) await expect(page).toHaveURL(/\/chat/);
});

test('whoever allows no devices, or has a browser without calls, is told so', async ({ openPerson }) => {
  const [emma, diego] = [await openPerson(), await openPerson()];
  await enterCaller(emma, emmaName);
  // Somebody who is here and does not answer: for those who are away a voice of the demo does.
  await enterDemo(diego, diegoName);
  const denied = [
    [['microphone'], 'CameraPermissionsDenied'],
    [['camera'], 'MicrophonePermissionsDenied'],
    [[], 'NotAllowedError'],
  ] as const;
  for (const [allowed, code] of denied) {
    await emma.context().clearPermissions();
    await emma.context().grantPermissions([...allowed]);
    await openChat(emma, diegoName);
    await callButton(emma, 'Video call').click();
    const dialog = emma.getByRole('alertdialog', { name: 'ERROR' });
    await expect(dialog).toContainText(`Error Code: ${code}`);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    // The call goes on without.
    await expect(emma.getByText('Calling…')).toBeVisible();
    // A conversation has one open call: the next one begins after this one.
    const isOver = emma.waitForResponse((response) => response.url().endsWith('/call/hangup'));
    await endButton(emma).click();
    await isOver;
    await expect(emma).toHaveURL(/\/chat/);
  }

  await emma.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await emma.reload();
  await openChat(emma, diegoName);
  let hasStarted = false;
  emma.on('request', (request) => {
    hasStarted ||= request.url().endsWith('/call/start');
  });
  await callButton(emma, 'Video call').click();
  await expect(emma.getByRole('alert')).toContainText('Browser or context not supported');
  await emma.getByRole('button', { name: 'Close' }).click();
  await expect(callButton(emma, 'Video call')).toBeVisible();
  // Nobody was rung for a call that cannot be.
  expect(hasStarted).toBe(false);
});
