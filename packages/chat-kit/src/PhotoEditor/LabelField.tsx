import { Button } from '@franca/ui/Button';
import { TextField } from '@franca/ui/TextField';
import { type FormEvent, useState } from 'react';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';

/** Props of {@link LabelField}. */
export interface LabelFieldProps {
  /** Called with the words that are put onto the photo. */
  onAdd: (words: string) => void;
}

/** Words for the photo. Renders a `<form>`. */
export function LabelField({ onAdd }: LabelFieldProps) {
  const text = usePhotoText();
  const [words, setWords] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    // Not a form of the page around the dialog.
    event.stopPropagation();
    if (words.trim() === '') return;
    onAdd(words.trim());
    setWords('');
  };
  return (
    <form className={styles.words} onSubmit={add}>
      <TextField
        className={styles.field}
        label={text('words')}
        hideLabel
        placeholder={text('words')}
        dir="auto"
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" variant="neutral" disabled={words.trim() === ''}>
        {text('addWords')}
      </Button>
    </form>
  );
}
