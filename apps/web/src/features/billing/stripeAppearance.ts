import type { Appearance } from '@stripe/stripe-js';

/** The look of Stripe's form by our tokens as they are at this element: its frame sees no custom property of the page. */
export function stripeAppearance(element: HTMLElement): Appearance {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--fr-${name}`).trim();
  const border = `1px solid ${token('border-strong')}`;
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('surface'),
      colorText: token('text'),
      colorTextSecondary: token('text-muted'),
      colorTextPlaceholder: token('text-muted'),
      colorDanger: token('block-text'),
      borderRadius: token('radius-control'),
      fontFamily: style.fontFamily,
      fontSizeBase: style.fontSize,
    },
    rules: {
      '.Input': { border, backgroundColor: token('surface') },
      '.Input:focus': { border: `1px solid ${token('focus')}`, outline: `2px solid ${token('focus')}` },
    },
  };
}

/** Calls `onChange` whenever the theme of the page may have changed; the returned function ends that. */
export function watchTheme(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-fr-theme'] });
  dark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
