import { cx } from '@linaria/core';
import { Upload } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FileButton } from '../FileButton/FileButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useFileText } from '../i18n/useText.ts';
import { joinHandlers } from '../internals/joinHandlers.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DropZone.styles.ts';
import { RefusedNotice } from './RefusedNotice.tsx';
import { type FileLimits, type RefusedFile, sortFiles } from './sortFiles.ts';
import { useFileTarget } from './useFileTarget.ts';

/** Props of {@link DropZone}. */
export interface DropZoneProps extends FileLimits, ComponentProps<'section'> {
  /** Names the place and says what happens, such as "Drop photos here". */
  label: string;
  /** What is taken, in words for people. */
  hint?: ReactNode;
  /** Takes several files at once. Default true. */
  multiple?: boolean;
  /** Nothing is taken now. */
  disabled?: boolean;
  /** Why nothing is taken now; takes the place of the hint while `disabled` is set. */
  disabledReason?: ReactNode;
  /** Called with the files that were dropped, pasted or chosen, and taken. */
  onFiles: (files: File[]) => void;
  /** Called with the files that were not taken, and why. They are named on the screen in any case. */
  onReject?: (refused: RefusedFile[]) => void;
  /** What lies under the place, such as a whole conversation. Without it, the place draws itself, with a button. */
  children?: ReactNode;
}

/**
 * A place to drop and paste files, with a button for those who do neither. Around other content it is seen only while
 * files are held over it. Renders a `<section>`.
 */
export function DropZone({
  label,
  hint,
  accept,
  multiple = true,
  maxFiles,
  maxSize,
  disabled = false,
  disabledReason,
  onFiles,
  onReject,
  className,
  children,
  ...rest
}: DropZoneProps) {
  const text = useFileText();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [announcement, announce] = useState('');
  const most = multiple ? maxFiles : 1;

  const receive = (files: File[], folders?: ReadonlySet<File>) => {
    const sorted = sortFiles(files, { accept, maxFiles: most, maxSize }, folders);
    setRefused(sorted.refused);
    announce(sorted.taken.length > 0 ? text('filesTaken', { count: sorted.taken.length }) : '');
    if (sorted.taken.length > 0) onFiles(sorted.taken);
    if (sorted.refused.length > 0) onReject?.(sorted.refused);
  };
  const { isOver, targetProps } = useFileTarget({ disabled, onFiles: receive });

  const stateWhenOn = refused.length > 0 ? 'rejected' : 'idle';
  const state = isOver ? 'over' : stateWhenOn;
  const own = (
    <div className={styles.frame}>
      <Icon icon={Upload} size="large" />
      <span className={styles.title}>{label}</span>
      {hint || disabledReason ? (
        <span className={styles.hint}>{(disabled && disabledReason) || hint}</span>
      ) : null}
      <FileButton
        className={styles.button}
        accept={accept}
        multiple={most !== 1}
        disabled={disabled}
        onFiles={receive}
      />
    </div>
  );

  return (
    <section
      aria-label={label}
      {...joinHandlers(rest, targetProps)}
      className={cx(styles.root, className)}
      data-state={disabled ? 'disabled' : state}
    >
      {children ?? own}
      {children && isOver ? (
        <div className={cx(styles.frame, styles.cover)} aria-hidden="true">
          <Icon icon={Upload} size="large" />
          <span className={styles.title}>{label}</span>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <RefusedNotice
          className={children ? styles.noticeOver : styles.notice}
          refused={refused}
          maxFiles={most}
          maxSize={maxSize}
          onDismiss={() => setRefused([])}
        />
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
