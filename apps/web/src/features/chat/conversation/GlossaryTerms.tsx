import type { Term } from '@franca/contract';
import { Icon, IconButton, useLocale } from '@franca/ui';
import { Pencil, X } from 'lucide-react';
import { isolate } from '../../../strings/isolate.ts';
import { useLaterText } from '../../../strings/laterTexts.ts';
import * as styles from './EnginesSection.styles.ts';

/** Props of {@link GlossaryTerms}. */
export interface GlossaryTermsProps {
  terms: readonly Term[];
  /** Name of a language in the language of the interface. */
  nameOf: (tag: string) => string;
  /** Nothing can be removed for now. */
  isRemoving: boolean;
  onEdit: (term: Term) => void;
  onRemove: (term: Term) => void;
}

/** The terms of a conversation, each with what becomes of it, who added it, and buttons to change and remove it. */
export function GlossaryTerms({ terms, nameOf, isRemoving, onEdit, onRemove }: GlossaryTermsProps) {
  const locale = useLocale();
  const text = useLaterText();
  const describe = ({ term, translations }: Term): string => {
    if (translations === null) return text('glossary.kept', { term: isolate(term) });
    const given = Object.entries(translations).map(([tag, each]) => `${isolate(each)} (${nameOf(tag)})`);
    return text('glossary.becomes', {
      term: isolate(term),
      translations: new Intl.ListFormat(locale).format(given),
    });
  };
  return (
    <ul className={styles.terms}>
      {terms.map((one) => (
        <li key={one._id} className={styles.row}>
          <span className={styles.words}>
            <span>{describe(one)}</span>
            {one.by ? (
              <span className={styles.by}>{text('glossary.by', { name: isolate(one.by.name) })}</span>
            ) : null}
          </span>
          <IconButton
            size="small"
            label={text('glossary.change', { term: isolate(one.term) })}
            onClick={() => onEdit(one)}
          >
            <Icon icon={Pencil} size="small" />
          </IconButton>
          <IconButton
            size="small"
            label={text('glossary.remove', { term: isolate(one.term) })}
            disabled={isRemoving}
            onClick={() => onRemove(one)}
          >
            <Icon icon={X} size="small" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
