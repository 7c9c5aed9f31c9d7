import type { ScriptTexts } from '../features/landing/LandingPage.tsx';
import { showToast } from '../features/landing/script/showToast.ts';
import { startNewsletterForm, startPartnerForm } from '../features/landing/script/startForm.ts';
import { startInstall } from '../features/landing/script/startInstall.ts';
import { startMenu } from '../features/landing/script/startMenu.ts';
import { startPlayer } from '../features/landing/script/startPlayer.ts';
import { startSlider } from '../features/landing/script/startSlider.ts';
import { isPlansAddress, leavePlansAddress, plansAddress } from './plansAddress.ts';

/**
 * What moves on the landing page. Its HTML is there already and works without this; the plans, with all that they need of
 * the app, are loaded when somebody asks for them.
 */
function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Franca: the landing page has no "${selector}".`);
  return found;
}

// What public/zod-config.js does for the app: the plans bring zod, which asks otherwise whether it may compile.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const toasts = find<HTMLElement>('[data-toasts]');
const texts = JSON.parse(toasts.dataset.texts ?? '{}') as ScriptTexts;

startMenu(find('[data-menu]'));
startSlider({ row: find('[data-slider]'), buttons: find('[data-slider-buttons]'), words: texts });
for (const button of document.querySelectorAll<HTMLElement>('[data-play]')) startPlayer(button);
startPartnerForm({ form: find('[data-form=appointment]'), toasts, texts });
startNewsletterForm({ form: find('[data-form=subscribe]'), toasts, texts });
startInstall(find('[data-install]'), find('[data-install-help]'), () => showToast(toasts, texts.installed));

async function showPlans(): Promise<void> {
  try {
    const { openPlans } = await import('./openPlans.tsx');
    openPlans(find('#plans'));
  } catch {
    leavePlansAddress();
    showToast(toasts, texts.plansFailed, 'error');
  }
}

// The section with this name is for visitors without script.
find(plansAddress).remove();
for (const link of document.querySelectorAll<HTMLElement>('[data-plans]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    if (!isPlansAddress()) history.pushState(null, '', plansAddress);
    void showPlans();
  });
}
addEventListener('popstate', () => {
  if (isPlansAddress()) void showPlans();
});
if (isPlansAddress()) {
  // The browser went to where that section stood.
  scrollTo(0, 0);
  void showPlans();
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Private windows refuse it; the pages work without.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
