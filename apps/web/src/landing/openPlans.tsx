import '@franca/ui';
import { findUiLanguage } from '@franca/languages';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, redirectDocument } from 'react-router-dom';
import { PlansDialog } from '../features/billing/PlansDialog.tsx';
import { queryClient } from '../lib/data/queryClient.ts';
import { useShownLanguage } from '../strings/texts.ts';
import { isPlansAddress, leavePlansAddress } from './plansAddress.ts';

/** Scrolls to the partner form, as the contact link of the dialog does. */
function goToPartnerForm(): void {
  location.hash = '#partner';
  document.getElementById('partner-title')?.focus({ preventScroll: true });
}

/** The plans dialog over the landing page, in its language, for as long as the address says so: Back closes it. */
function Plans() {
  const [isOpen, setOpen] = useState(true);
  const language = useShownLanguage(findUiLanguage(document.documentElement.lang) ?? 'en');
  useEffect(() => {
    const follow = () => setOpen(isPlansAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = (isWanted: boolean): void => {
    if (!isWanted) leavePlansAddress();
    setOpen(isWanted);
  };
  if (!language) return null;
  return (
    <FrancaProvider locale={language}>
      <PlansDialog open={isOpen} onOpenChange={change} onContact={goToPartnerForm} />
    </FrancaProvider>
  );
}

let root: Root | undefined;
let opened = 0;

/** Leaves the landing page for a page of the app. */
function leave({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(`${pathname}${search}`);
}

/** Opens the plans. Its buttons lead to pages of the app, which is another document. */
export function openPlans(place: Element): void {
  root ??= createRoot(place);
  opened += 1;
  const router = createMemoryRouter([
    { path: '/', Component: Plans },
    { path: '*', loader: leave },
  ]);
  root.render(
    <StrictMode key={opened}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
