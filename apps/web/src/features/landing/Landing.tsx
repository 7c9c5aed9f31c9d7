import { Button, Icon } from '@franca/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '../../components/Logo.tsx';
import { SampleConversation } from '../../components/SampleConversation.tsx';
import { useText } from '../../strings/texts.ts';
import * as styles from './Landing.styles.ts';

/** Props of {@link Landing}. */
export interface LandingProps {
  /** Called when the person wants to see the plans. */
  onPricing: () => void;
}

/** A first simple landing page: the tagline and the way in. */
export function Landing({ onPricing }: LandingProps) {
  const text = useText();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Logo />
        <Button variant="ghost" className={styles.pricing} onClick={() => onPricing}>
          {text('landing.pricing')}
        </Button>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('common.tagline')}</h1>
          <p className={styles.text}>{text('landing.text')}</p>
          <Link className={styles.enter} to="/login">
            {text('landing.enter')}
            <Icon icon={ArrowRight} flip />
          </Link>
        </div>
        <SampleConversation />
      </main>
    </div>
  );
}
