import { Button } from '@franca/ui/Button';
import { ImageViewer } from '@franca/ui/ImageViewer';
import { type ReactNode, use, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Attachment } from '../core/model/Attachment.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { PictureLines } from './PictureLines.tsx';
import { PictureOverlay } from './PictureOverlay.tsx';
import { useAttachmentText } from './useAttachmentText.ts';

/** Props of {@link PictureViewer}. */
export interface PictureViewerProps {
  /** The message whose pictures they are. */
  message: ChatMessage;
  /** Its pictures, with their addresses. */
  pictures: readonly (Attachment & { source: string })[];
  /** Place of each of them among the attachments of the message. */
  places: readonly number[];
  /** Place of the one that is shown, among the pictures. */
  shown: number;
  /** Called with the one the person went to. */
  onShow: (shown: number) => void;
  /** Called when the person closes the viewer. */
  onClose: () => void;
}

/** The pictures of a message, large; the text in one is recognised, and its translation drawn over it. Renders a dialog. */
export function PictureViewer({ message, pictures, places, shown, onShow, onClose }: PictureViewerProps) {
  const recognises = use(ChatContext)?.port.attachmentTexts !== undefined;
  const text = usePartText();
  const { topicId, chatId } = message;
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const [isOriginal, setOriginal] = useState(false);
  const isWanted = wanted.has(shown);
  const place = places[shown] ?? 0;
  const handle = useAttachmentText({ topicId, chatId, place, medium: 'picture' }, isWanted);
  const { status } = handle;
  const known = status.kind === 'known' && status.text.state === 'done' ? status.text : null;
  const isDrawn = isWanted && known?.translation.kind === 'done' && !isOriginal;

  const button = (): ReactNode => {
    if (!recognises || !message.seq) return null;
    if (!isWanted)
      return (
        <Button size="small" variant="neutral" onClick={() => setWanted(new Set([...wanted, shown]))}>
          {text('translateText')}
        </Button>
      );
    if (known?.translation.kind !== 'done') return null;
    return (
      <Button size="small" variant="neutral" onClick={() => setOriginal(!isOriginal)}>
        {text(isOriginal ? 'selectTranslation' : 'original')}
      </Button>
    );
  };

  const images = pictures.map(({ source, name }, index) => ({
    src: source,
    alt: name,
    downloadUrl: source,
    ...(index === shown && {
      tools: button(),
      overlay: isDrawn && known ? <PictureOverlay text={known} /> : null,
      aside: isWanted ? <PictureLines handle={handle} /> : null,
    }),
  }));
  return (
    <ImageViewer
      images={images}
      label={text('image')}
      open
      value={shown}
      onValueChange={onShow}
      onOpenChange={(open) => open || onClose()}
    />
  );
}
