import { Button } from '@franca/ui/Button';
import { ImageViewer } from '@franca/ui/ImageViewer';
import { use, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Attachment } from '../core/model/Attachment.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { PictureLines } from './PictureLines.tsx';
import { PictureOverlay } from './PictureOverlay.tsx';
import { isUnderWay, useAttachmentText } from './useAttachmentText.ts';

/** Props of {@link PictureViewer}. */
export interface PictureViewerProps {
  /** The message whose pictures they are. */
  message: ChatMessage;
  /** Its pictures and videos, with their addresses. */
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
  const { status, retry } = handle;
  const known = status.kind === 'known' && status.text.state === 'done' ? status.text : null;
  const isTranslated = isWanted && known?.translation.kind === 'done';
  const isDrawn = isTranslated && !isOriginal;

  function press(): void {
    if (isTranslated) setOriginal(!isOriginal);
    else if (isWanted) retry();
    else setWanted(new Set([...wanted, shown]));
  }

  // The same button all the time, which keeps the focus.
  const isPicture = pictures[shown]?.type === 'image';
  const button = recognises && message.seq && isPicture && (
    <Button
      size="small"
      variant="neutral"
      loading={isWanted && (status.kind === 'loading' || isUnderWay(status))}
      onClick={press}
    >
      {text(isDrawn ? 'original' : isTranslated ? 'selectTranslation' : 'translateText')}
    </Button>
  );

  const images = pictures.map(({ source, name, type, previewSource: poster, duration }, index) => ({
    src: source,
    alt: name,
    downloadUrl: source,
    ...(type === 'video' && { video: { poster, duration } }),
    ...(index === shown && {
      tools: button,
      overlay: isDrawn && known ? <PictureOverlay text={known} /> : null,
      aside: isWanted ? <PictureLines handle={handle} /> : null,
    }),
  }));
  return (
    <ImageViewer
      images={images}
      label={text(isPicture ? 'image' : 'video')}
      open
      value={shown}
      onValueChange={onShow}
      onOpenChange={(open) => open || onClose()}
    />
  );
}
