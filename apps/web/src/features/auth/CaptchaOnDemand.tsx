import { Checkbox } from '@franca/ui';
import {
  type ComponentType,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../strings/texts.ts';
import type { CaptchaHandle, CaptchaProps } from './Captcha.tsx';
import * as styles from './SignIn.styles.ts';

/** Stands where the captcha could not be loaded: sending a code says so, and the person can sign in by email. */
function NoCaptcha({ ref }: CaptchaProps) {
  useImperativeHandle(ref, () => ({ solve: async () => null, reset: () => {}, renew: () => {} }));
  return null;
}

const load = (): Promise<ComponentType<CaptchaProps>> =>
  import('./Captcha.tsx').then(
    ({ Captcha }) => Captcha,
    () => NoCaptcha,
  );

/**
 * The captcha, a third of the page's code, loaded when somebody begins to fill in the form: until then a box of the same
 * size and words, which can be ticked as well.
 */
export function CaptchaOnDemand({ ref }: CaptchaProps) {
  const text = useText();
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps> | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const waiting = useRef<((handle: CaptchaHandle) => void)[]>([]);
  const hadFocus = useRef(false);

  const want = useCallback(async () => {
    const loaded = await load();
    setCaptcha(() => loaded);
  }, []);
  const keep: Ref<CaptchaHandle> = useCallback((handle: CaptchaHandle | null) => {
    captcha.current = handle;
    if (handle) for (const resolve of waiting.current.splice(0)) resolve(handle);
  }, []);
  const solve = useCallback(async () => {
    void want();
    const handle =
      captcha.current ?? (await new Promise<CaptchaHandle>((resolve) => waiting.current.push(resolve)));
    return await handle.solve();
  }, [want]);
  useImperativeHandle(
    ref,
    () => ({
      solve,
      reset: () => captcha.current?.reset(),
      renew: () => captcha.current?.renew(),
    }),
    [solve],
  );

  useEffect(() => {
    const form = room.current?.closest('form');
    const wantOnce = () => void want();
    form?.addEventListener('focusin', wantOnce, { once: true });
    form?.addEventListener('pointerover', wantOnce, { once: true });
    return () => {
      form?.removeEventListener('focusin', wantOnce);
      form?.removeEventListener('pointerover', wantOnce);
    };
  }, [want]);

  useLayoutEffect(() => {
    const element = room.current;
    if (!Captcha || !hadFocus.current || !element) return;
    // The widget draws its box a moment after it is there; whoever went on meanwhile stays where they are.
    const passFocusOn = (): void => {
      const input = element.querySelector('input');
      if (!input) return;
      observer.disconnect();
      if (document.activeElement === document.body) input.focus();
    };
    const observer = new MutationObserver(passFocusOn);
    observer.observe(element, { childList: true, subtree: true });
    passFocusOn();
    return () => observer.disconnect();
  }, [Captcha]);

  return (
    <div ref={room} className={styles.captchaRoom}>
      {Captcha ? (
        <Captcha ref={keep} />
      ) : (
        <div className={styles.captchaBox}>
          <Checkbox
            label={text('auth.captchaLabel')}
            checked={false}
            onChange={() => void solve()}
            onFocus={() => {
              hadFocus.current = true;
            }}
            onBlur={() => {
              hadFocus.current = false;
            }}
          />
        </div>
      )}
    </div>
  );
}
