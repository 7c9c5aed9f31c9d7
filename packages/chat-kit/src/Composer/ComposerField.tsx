import type { Ref } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';
import type { MentionsModel } from '../MentionPicker/useMentions.ts';
import * as styles from './Composer.styles.ts';
import { FieldMirror } from './FieldMirror.tsx';

/** Props of {@link ComposerField}. */
export interface ComposerFieldProps {
  /** Takes the text area. */
  ref: Ref<HTMLTextAreaElement>;
  /** What is written. */
  model: ComposerModel;
  /** The choice of somebody to mention. */
  mentions: MentionsModel;
  /** Whether there is anybody to mention. */
  canMention: boolean;
  /** Nothing can be written for now. */
  disabled: boolean;
  /** Stands in the empty field. Default: 'Write a message' in the interface language. */
  placeholder: string | undefined;
  /** The most UTF-16 code units that can be typed; undefined: no limit. */
  maxLength: number | undefined;
}

/** The text of a message, as high as its lines. Renders a `<div>` with a `<textarea>`. */
export function ComposerField(props: ComposerFieldProps) {
  const { ref, model, mentions, canMention, disabled, placeholder, maxLength } = props;
  const text = useChatText();
  const isMentioning = mentions.found.length > 0 && !disabled;
  return (
    <div className={styles.field}>
      <FieldMirror text={model.text} />
      <textarea
        {...model.inputProps}
        onChange={(event) => {
          model.inputProps.onChange(event);
          mentions.read();
        }}
        onKeyDown={(event) => {
          if (!mentions.onKeyDown(event)) model.inputProps.onKeyDown(event);
        }}
        onBlur={() => {
          model.inputProps.onBlur();
          mentions.close();
        }}
        onSelect={canMention ? mentions.read : undefined}
        aria-autocomplete={canMention ? 'list' : undefined}
        aria-controls={isMentioning ? mentions.listId : undefined}
        aria-activedescendant={
          isMentioning && mentions.active ? mentions.optionId(mentions.active.id) : undefined
        }
        ref={ref}
        className={styles.input}
        rows={1}
        // An empty field takes the direction of the page, so that its placeholder stands right.
        dir={model.text === '' ? undefined : 'auto'}
        aria-label={text('write')}
        placeholder={placeholder ?? text('write')}
        disabled={disabled}
        maxLength={maxLength}
        enterKeyHint="send"
      />
    </div>
  );
}
