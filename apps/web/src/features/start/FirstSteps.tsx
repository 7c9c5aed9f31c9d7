import { Button, Icon } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap, QrCode, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '../../components/Texts.styles.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { useAction } from '../../lib/data/useAction.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { useLanguageName } from '../../lib/names/useNames.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Start.styles.ts';
import { TranslationExample } from './TranslationExample.tsx';

/** Props of {@link FirstSteps}. */
export interface FirstStepsProps {
  /** Name of their plan. */
  planName: string;
  /** What the plan includes, line by line. */
  planLines: readonly string[];
}

interface StepProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Step({ icon, title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.stepIcon}>{icon}</span>
      <div className={styles.stepWords}>
        <h2 className={texts.heading}>{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** The practice partner, where the server is a demo and has one. */
function Practice() {
  const text = useText();
  const languageName = useLanguageName();
  const { openTopic } = useChatAddress();
  // A server without a demo answers "not found": then there is nothing to show.
  const { data: partner } = useQuery({ ...queries.demo.partner(), retry: false });
  const beginning = useAction(async () => {
    const { topic_id } = await api.demo.practise();
    await queryClient.invalidateQueries(queries.topics.list());
    openTopic(topic_id);
  });
  if (!partner) return null;
  const { name, language } = partner;
  return (
    <Step icon={<Icon icon={GraduationCap} />} title={text('start.practiseTitle')}>
      <p className={texts.quiet}>{text('start.practiseText', { name, language: languageName(language) })}</p>
      <Button
        variant="neutral"
        size="small"
        loading={beginning.isPending}
        onClick={() => beginning.run(undefined)}
      >
        {text('start.practise')}
      </Button>
    </Step>
  );
}

/** What somebody without any conversation can do: invite, practise, and what their plan gives them. */
export function FirstSteps({ planName, planLines }: FirstStepsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { plan, isOpenServer } = usePlan();
  const { openDialog } = useChatAddress();
  return (
    <section className={styles.root} aria-label={text('start.title')}>
      <ul className={styles.steps}>
        <Practice />
        <Step icon={<Icon icon={QrCode} />} title={text('start.inviteTitle')}>
          <p className={texts.quiet}>{text('start.inviteText')}</p>
          <Button variant="neutral" size="small" onClick={() => openDialog('invite')}>
            {text('start.invite')}
          </Button>
        </Step>
        {isOpenServer ? null : (
          <Step icon={<Icon icon={Sparkles} />} title={text('start.planTitle', { plan: planName })}>
            {plan === 'free' ? (
              <>
                <p className={texts.quiet}>{text('start.freeText')}</p>
                <TranslationExample />
                <Button size="small" onClick={() => void navigate('/check-out/method?package=premium')}>
                  {text('plans.tryIt')}
                </Button>
              </>
            ) : (
              <p className={texts.quiet}>{planLines.join(' · ')}</p>
            )}
          </Step>
        )}
      </ul>
    </section>
  );
}
