import { lazyPart } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Suspense, useState } from 'react';
import { sharesOf } from '../../core/attachments/sharesOf.ts';
import type { Attachment } from '../../core/model/Attachment.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import { UploadRing } from '../../MessageContent/UploadRing.tsx';
import type { KindBodyProps } from '../KindDefinition.ts';
import * as styles from './PicturesBody.styles.ts';
import { PictureTile } from './PictureTile.tsx';

// Most pictures are never opened large.
const PictureViewer = lazyPart(
  () => import('../../AttachmentText/PictureViewer.tsx'),
  'PictureViewer',
  ({ onClose }) => onClose(),
);

/** One picture, or several in two columns; a press opens them large. Renders a `<div>`. */
export function PicturesBody({ message, content, actions }: KindBodyProps<'image'>) {
  const { attachments } = content;
  const { delivery } = message;
  const text = useChatText();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = attachments.filter(
    (item): item is Attachment & { source: string } => typeof item.source === 'string',
  );
  const photos = attachments.filter(({ type }) => type === 'image').length;
  const kinds = [
    photos === 1 ? text('image') : photos > 1 && text('photos', { count: photos }),
    photos < attachments.length && text('video'),
  ].filter(Boolean);
  const shares = sharesOf(attachments, delivery);
  const isComing = delivery.kind === 'queued' || delivery.kind === 'sending';
  return (
    <div className={styles.root} data-count={attachments.length === 1 ? 'one' : 'many'}>
      <VisuallyHidden>{kinds.join(', ')}</VisuallyHidden>
      {attachments.map((item, index) => (
        <PictureTile
          key={item.id}
          item={item}
          isAlone={attachments.length === 1}
          share={shares[index] ?? 1}
          onOpen={() => setShown(pictures.findIndex(({ id }) => id === item.id))}
        />
      ))}
      {isComing ? (
        <span className={styles.ring}>
          <UploadRing
            value={delivery.kind === 'sending' ? delivery.progress : 0}
            onCancel={() => actions.discard(message)}
          />
        </span>
      ) : null}
      {shown !== null && shown >= 0 ? (
        <Suspense>
          <PictureViewer
            message={message}
            pictures={pictures}
            places={pictures.map((picture) => attachments.indexOf(picture))}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
