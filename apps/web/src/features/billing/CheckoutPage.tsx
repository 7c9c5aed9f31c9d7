import type { ReactNode } from 'react';
import * as page from '../../components/FormPage.styles.ts';
import { Logo } from '../../components/Logo.tsx';
import * as styles from './Checkout.styles.ts';

/** Props of {@link CheckoutPage}. */
export interface CheckoutPageProps {
  /** The page's heading. */
  title: string;
  /** Quiet words above the heading. */
  step?: string;
  /** What stands under the heading. */
  children: ReactNode;
}

/** The frame of the pages on which somebody chooses, pays, redeems or cancels. */
export function CheckoutPage({ title, step, children }: CheckoutPageProps) {
  return (
    <div className={page.root}>
      <main className={styles.main}>
        <Logo size={32} />
        <header className={styles.header}>
          {step ? <p className={styles.step}>{step}</p> : null}
          <h1 className={styles.title}>{title}</h1>
        </header>
        {children}
      </main>
    </div>
  );
}
