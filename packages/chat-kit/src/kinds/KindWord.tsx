import { Icon } from '@franca/ui/Icon';
import { useLocale } from '@franca/ui/i18n';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from './KindsContext.ts';
import * as styles from './KindWord.styles.ts';

/** Props of {@link KindWord}. */
export interface KindWordProps {
  /** The kind of the message. */
  kind: string;
}

/** Says in a word what a message without text is. Renders a `<span>`. */
export function KindWord({ kind }: KindWordProps) {
  const text = useChatText();
  const locale = useLocale();
  const definition = useKinds().of(kind);
  return (
    <span className={styles.root}>
      <Icon icon={definition.icon} size="small" />
      {definition.word(text, locale)}
    </span>
  );
}
