import { Button } from '@franca/ui/Button';
import { useAction } from '@franca/ui/kit';
import { ProgressBar } from '@franca/ui/ProgressBar';
import { TextField } from '@franca/ui/TextField';
import { type FormEvent, useState } from 'react';
import { compressPhotoLater } from '../adapters/compressPhotoLater.ts';
import type { StickersPort } from '../core/session/ChatDataPort.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSource } from '../hooks/useSource.ts';
import * as styles from './OwnStickers.styles.ts';
import { stickerTypes } from './stickerTypes.ts';

/** UTF-16 code units of a name. */
const nameLength = 64;

/** Props of {@link AddSticker}. */
export interface AddStickerProps {
  /** Where it is kept. */
  port: StickersPort;
  /** The picture that was chosen. */
  file: File;
  /** It was added. */
  onDone: () => void;
  /** It is not added. */
  onCancel: () => void;
}

/** Why a picture cannot be a sticker, as far as that is known before it is uploaded; null where it may be. */
function problemOf({ type, size }: File, { maxBytes }: StickersPort) {
  if (!stickerTypes.includes(type)) return 'stickerFile';
  return maxBytes !== undefined && size > maxBytes ? 'stickerTooLarge' : null;
}

/** The same function at every render: another one would take the focus again. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Shows a picture that was chosen, takes a name for it, and adds it. Renders a `<form>`. */
export function AddSticker({ port, file, onDone, onCancel }: AddStickerProps) {
  const text = usePartText();
  const address = useSource(file);
  const [name, setName] = useState('');
  const [share, setShare] = useState(0);
  const [isUnreadable, setUnreadable] = useState(false);
  const adding = useAction(
    async ({ signal }) => {
      setShare(0);
      // Few bytes on slow networks: the backend keeps no more pixels anyway. Animations stay as they are.
      const small = await compressPhotoLater(port.maxSide)?.(file).catch(() => null);
      const picture = { file: small?.source ?? file, fileName: small?.name ?? file.name };
      await port.add({ ...picture, name: name.trim() }, { signal, onProgress: setShare });
    },
    { onSuccess: onDone },
  );
  const isAdding = adding.status === 'pending';
  const problem = isUnreadable ? 'stickerFile' : problemOf(file, port);
  const failure = adding.status === 'failed' ? reasonOf(adding.error) : null;
  const reason = problem ? text(problem) : failure;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!problem && !isAdding) adding.run();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.chosen}>
        {problem === null && address ? (
          <img
            className={styles.preview}
            src={address}
            alt=""
            width={96}
            height={96}
            onError={() => setUnreadable(true)}
          />
        ) : null}
        {problem === null ? (
          <TextField
            ref={takeFocus}
            className={styles.name}
            label={text('stickerName')}
            hint={text('stickerNameHint')}
            value={name}
            maxLength={nameLength}
            readOnly={isAdding}
            onChange={({ target }) => setName(target.value)}
          />
        ) : null}
      </div>
      {reason ? (
        <p className={styles.problem} role="alert">
          {reason}
        </p>
      ) : null}
      {isAdding ? <ProgressBar label={text('stickerAdding')} value={share} /> : null}
      <div className={styles.tools}>
        {problem === null ? (
          <Button type="submit" size="small" loading={isAdding}>
            {text('stickerAdd')}
          </Button>
        ) : null}
        <Button
          variant="neutral"
          size="small"
          ref={problem === null ? undefined : takeFocus}
          onClick={() => {
            adding.reset();
            onCancel();
          }}
        >
          {text('stickerCancel')}
        </Button>
      </div>
    </form>
  );
}
