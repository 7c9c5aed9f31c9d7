import type { ShellTarget } from './shellItems.ts';

/** The dialog that stands over the chats, or none. */
export type ShellDialog =
  | { readonly kind: 'none' | 'plans' | 'about' | 'settings' | 'logOut' }
  | { readonly kind: 'notYet'; readonly target: ShellTarget };

/** The dialog that an entry of the rail opens; SmartTalk without a fitting plan opens the plans (spec 1 §2). */
export function dialogFor(target: ShellTarget, plan: string | undefined): ShellDialog {
  switch (target) {
    case 'chats':
      return { kind: 'none' };
    case 'about':
    case 'settings':
    case 'logOut':
      return { kind: target };
    case 'smartTalk':
      return plan === 'ultimate' || plan === 'enterprise' ? { kind: 'notYet', target } : { kind: 'plans' };
    default:
      return { kind: 'notYet', target };
  }
}
