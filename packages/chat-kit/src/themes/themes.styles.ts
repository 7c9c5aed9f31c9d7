import { css } from '@linaria/core';
import { chatThemes } from './chatThemes.ts';
import { ownThemeRule, themed, themeRules } from './themeRules.ts';

/*
 * Chosen colours give way to those that a person has forced on all pages. What follows from other colours of a theme
 * is the same in all of them.
 */
export const scope: string = css`
  @layer fr.kit {
    @media (forced-colors: none) {
      ${themed(chatThemes)} {
        --fr-chat-background: linear-gradient(var(--fr-chat-sky), var(--fr-chat-ground)) var(--fr-chat-ground);
        --fr-chat-pill: var(--fr-surface);
        --fr-chat-mark: var(--fr-primary-text);
        --fr-chat-shadow: 0 1px 3px light-dark(rgb(0 0 0 / 10%), rgb(0 0 0 / 45%));
        --fr-surface-raised: var(--fr-bubble-other);
        --fr-surface-hover: color-mix(in srgb, var(--fr-text) 8%, var(--fr-surface));
        --fr-surface-active: color-mix(in srgb, var(--fr-text) 14%, var(--fr-surface));
        --fr-on-bubble-other: var(--fr-text);
        --fr-on-bubble-other-muted: var(--fr-text-muted);
        --fr-on-primary: #ffffff;
        --fr-primary-hover: color-mix(in srgb, var(--fr-primary) 90%, #000000);
        --fr-primary-active: color-mix(in srgb, var(--fr-primary) 82%, #000000);
        --fr-focus: var(--fr-primary-text);
      }

      ${themeRules(chatThemes)}
      ${ownThemeRule()}
    }
  }
`;
