import { formatSize } from '@franca/ui/DropZone';
import { Icon } from '@franca/ui/Icon';
import { useFormat } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { sharesOf } from '../../core/attachments/sharesOf.ts';
import type { Attachment } from '../../core/model/Attachment.ts';
import { shownName } from '../../core/text/shownName.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import { useSource } from '../../hooks/useSource.ts';
import { UploadRing } from '../../MessageContent/UploadRing.tsx';
import type { KindBodyProps } from '../KindDefinition.ts';
import * as styles from './FilesBody.styles.ts';
import { fileIconOf } from './fileIconOf.ts';

function FileWords({ item }: { item: Attachment }) {
  const text = useChatText();
  const format = useFormat();
  return (
    <span className={styles.words}>
      <VisuallyHidden>{text('file')}: </VisuallyHidden>
      <span className={styles.name}>
        <bdi>{shownName(item.name)}</bdi>
      </span>
      {item.size === undefined ? null : <span className={styles.size}>{formatSize(item.size, format)}</span>}
      {item.notShown ? (
        <span className={styles.size}>{text(item.notShown === 'large' ? 'fileLarge' : 'fileFormat')}</span>
      ) : null}
    </span>
  );
}

function FileLink({ item }: { item: Attachment }) {
  const source = useSource(item.source);
  return (
    <a className={styles.file} href={source} download={shownName(item.name)} target="_blank" rel="noopener">
      <span className={styles.icon}>
        <Icon icon={fileIconOf(item)} />
      </span>
      <FileWords item={item} />
    </a>
  );
}

/** Files to take home: type, name and size each, and how much of it is uploaded while they are on their way. Renders a `<ul>`. */
export function FilesBody({ message, content, actions }: KindBodyProps<'file'>) {
  const { attachments } = content;
  const { delivery } = message;
  const shares = sharesOf(attachments, delivery);
  const isComing = delivery.kind === 'queued' || delivery.kind === 'sending';
  return (
    <ul className={styles.root}>
      {attachments.map((item, index) => (
        <li key={item.id}>
          {isComing ? (
            <span className={styles.file}>
              <span className={styles.icon}>
                <UploadRing size="small" value={shares[index]} onCancel={() => actions.discard(message)} />
              </span>
              <FileWords item={item} />
            </span>
          ) : (
            <FileLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
