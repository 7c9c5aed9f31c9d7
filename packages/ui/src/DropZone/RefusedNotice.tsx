import { Banner } from '../Banner/Banner.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useFileText } from '../i18n/useText.ts';
import { formatSizeLimit } from './formatSize.ts';
import type { RefusalReason, RefusedFile } from './sortFiles.ts';

/** Props of {@link RefusedNotice}. */
export interface RefusedNoticeProps {
  /** What was not taken. */
  refused: readonly RefusedFile[];
  /** The most files taken at once. */
  maxFiles: number | undefined;
  /** The largest file taken, in bytes. */
  maxSize: number | undefined;
  /** Class of the notice. */
  className: string;
  /** Called when the person has read it. */
  onDismiss: () => void;
}

/** More names than these are only counted. */
const namesShown = 3;

const reasons: readonly RefusalReason[] = ['kind', 'size', 'count', 'folder'];

/** Says which files were not taken, a sentence for each reason. Renders a `Banner`. */
export function RefusedNotice({
  refused,
  maxFiles = 0,
  maxSize = 0,
  className,
  onDismiss,
}: RefusedNoticeProps) {
  const text = useFileText();
  const format = useFormat();
  const sentenceFor = (reason: RefusalReason): string | null => {
    const names = refused.filter((one) => one.reason === reason).map(({ file }) => file.name);
    if (names.length === 0) return null;
    const rest = names.splice(namesShown).length;
    return text(`${reason}Refused`, {
      names: format.list(rest ? [...names, text('moreNames', { count: rest })] : names),
      count: maxFiles,
      size: formatSizeLimit(maxSize, format),
    });
  };
  return (
    <Banner tone="error" className={className} onDismiss={onDismiss}>
      {reasons.map((reason) => {
        const sentence = sentenceFor(reason);
        return sentence ? <p key={reason}>{sentence}</p> : null;
      })}
    </Banner>
  );
}
