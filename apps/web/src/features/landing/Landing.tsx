import { Button, Icon } from '@franca/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Conversation } from '../../components/Conversation.tsx';
import { Logo } from '../../components/Logo.tsx';
import { PlansDialog } from '../../components/PlansDialog.tsx';
import { useText } from '../../strings/useText.ts';
import * as styles from './Landing.styles.ts';

/** A first simple landing page: the tagline and the way in. */
export function Landing() {
  const text = useText();
  const [plansOpen, setPlansOpen] = useState(false);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Logo />
        <Button variant="ghost" className={styles.pricing} onClick={() => setPlansOpen(true)}>
          {text('landingPricing')}
        </Button>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('tagline')}</h1>
          <p className={styles.text}>{text('landingText')}</p>
          <Link className={styles.enter} to="/login">
            {text('landingEnter')}
            <Icon icon={ArrowRight} flip />
          </Link>
        </div>
        <Conversation />
      </main>
      <PlansDialog open={plansOpen} onOpenChange={setPlansOpen} />
    </div>
  );
}
