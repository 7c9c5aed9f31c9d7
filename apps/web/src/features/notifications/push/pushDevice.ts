import { api } from '../../../lib/data/api.ts';
import { localNames } from '../../../lib/session/localData.ts';

/** What a person chose about push on this device. */
export interface PushChoice {
  /** Whether it is on; null before they were asked. */
  readonly isOn: boolean | null;
  /** Whether names and texts are left out. */
  readonly hidesText: boolean;
  /** Whether it was offered on this device: that is done once. */
  readonly wasOffered: boolean;
}

const keyOf = (userId: string): string => `${localNames.choices(userId)}/push`;

/** Whether this browser can be pushed to at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Reads the choice; it is forgotten with the account's other choices at log-out. */
export function readPushChoice(userId: string): PushChoice {
  try {
    const { isOn, hidesText, wasOffered } = Object(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}'));
    return {
      isOn: typeof isOn === 'boolean' ? isOn : null,
      hidesText: hidesText === true,
      wasOffered: wasOffered === true,
    };
  } catch {
    return { isOn: null, hidesText: false, wasOffered: false };
  }
}

/** Keeps it. */
export function keepPushChoice(userId: string, choice: PushChoice): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(choice));
}

const bytesOf = (key: ArrayBuffer | null): string =>
  key
    ? btoa(String.fromCharCode(...new Uint8Array(key)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : '';

/** Subscribes this browser and registers it with the session; once more changes nothing but the choice. @throws where the browser or the server refuses */
export async function registerPush({ hidesText }: PushChoice): Promise<void> {
  const { public_key } = await api.notifications.pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  // One that was made for another server, or for keys that were replaced, cannot be used.
  if (subscription && bytesOf(subscription.options.applicationServerKey) !== public_key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  const token = JSON.stringify(subscription);
  await api.notifications.fcm({ body: { token, device_type: 'web', hide_text: hidesText } });
}

/** Ends push to this browser. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await Promise.all([subscription?.unsubscribe(), api.notifications.removeDevice()]);
}
