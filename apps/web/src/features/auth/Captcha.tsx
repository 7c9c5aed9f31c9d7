import 'altcha/external';
import 'altcha/altcha.css';
import { useLocale } from '@franca/ui';
import type { AltchaWidgetElement } from 'altcha';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import * as styles from './Captcha.styles.ts';
import type { CaptchaHandle } from './CaptchaHandle.ts';
import { registerCaptchaWorkers } from './registerCaptchaWorkers.ts';
import { useCaptchaTexts } from './useCaptchaTexts.ts';

registerCaptchaWorkers();

/** Props of {@link Captcha}. */
export interface CaptchaProps {
  /** Lets the form ask for the token. */
  ref: Ref<CaptchaHandle>;
}

/** The ALTCHA captcha: proof of work on this device, no outside service. Renders an `<altcha-widget>`. */
export function Captcha({ ref }: CaptchaProps) {
  const locale = useLocale();
  useCaptchaTexts(locale);
  const widget = useRef<AltchaWidgetElement>(null);
  const payload = useRef<string | null>(null);

  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<{ state: string; payload?: string }>;
      payload.current = detail.state === 'verified' ? (detail.payload ?? null) : null;
    };
    element?.addEventListener('statechange', listen);
    return () => element?.removeEventListener('statechange', listen);
  }, []);

  useImperativeHandle(ref, () => ({
    solve: async () => payload.current ?? (await widget.current?.verify())?.payload ?? null,
    reset: () => {
      payload.current = null;
      widget.current?.reset();
    },
  }));

  return (
    <altcha-widget
      ref={widget}
      className={styles.root}
      challenge="/api/auth/captcha"
      language={locale}
      configuration='{"hideFooter":true,"hideLogo":true,"humanInteractionSignature":false}'
    />
  );
}
