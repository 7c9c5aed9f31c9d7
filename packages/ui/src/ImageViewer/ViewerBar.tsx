import { Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as iconButtonStyles from '../IconButton/IconButton.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocale } from '../i18n/useLocale.ts';
import { useGalleryText } from '../i18n/useText.ts';
import * as styles from './ImageViewer.styles.ts';
import type { ZoomControl } from './useZoom.ts';

/** Props of {@link ViewerBar}. */
export interface ViewerBarProps {
  /** Enlarges and moves the picture; null where there is none, as for a video. */
  control: ZoomControl | null;
  /** Further tools for the picture. */
  tools?: ReactNode;
  /** Address to download the picture from. */
  downloadUrl: string | undefined;
  /** Called when the person closes the viewer. */
  onClose: () => void;
}

function ZoomButtons({ control }: { control: ZoomControl }) {
  const text = useGalleryText();
  const locale = useLocale();
  const { scale } = control.zoom;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(scale);
  return (
    <>
      <IconButton label={text('zoomOut')} aria-disabled={scale <= 1} onClick={() => control.step(-1)}>
        <Icon icon={ZoomOut} />
      </IconButton>
      <button type="button" className={styles.scale} title={text('zoomWhole')} onClick={control.reset}>
        <span aria-live="polite">{percent}</span>
      </button>
      <IconButton label={text('zoomIn')} aria-disabled={scale >= 4} onClick={() => control.step(1)}>
        <Icon icon={ZoomIn} />
      </IconButton>
    </>
  );
}

/** What can be done with the picture. Renders a `<div>` of buttons. */
export function ViewerBar({ control, tools, downloadUrl, onClose }: ViewerBarProps) {
  const text = useGalleryText();
  return (
    <div className={styles.bar}>
      {control ? <ZoomButtons control={control} /> : null}
      <span className={styles.gap} />
      {tools}
      {downloadUrl ? (
        <a
          className={iconButtonStyles.root}
          data-variant="ghost"
          data-size="medium"
          data-shape="square"
          href={downloadUrl}
          download
          aria-label={text('download')}
          title={text('download')}
        >
          <Icon icon={Download} />
        </a>
      ) : null}
      <IconButton label={text('closeViewer')} onClick={onClose}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
