import { Drawer } from '@franca/ui/Drawer';
import { FileButton } from '@franca/ui/FileButton';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useLoad } from '@franca/ui/kit';
import { Spinner } from '@franca/ui/Spinner';
import { Ban, Droplets, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { BackgroundChoice, BackgroundImage } from '../core/devices/Background.ts';
import { CameraPreview } from '../DeviceSettings/CameraPreview.tsx';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import type { CallTextKey } from '../strings/CallStrings.ts';
import * as styles from './BackgroundPicker.styles.ts';

/** Props of {@link BackgroundPicker}. */
export interface BackgroundPickerProps {
  /** Closes it. */
  onClose: () => void;
}

const names: Readonly<Record<string, CallTextKey>> = {
  Abstract: 'bgAbstract',
  'Boho Home': 'bgBohoHome',
  Bookshelf: 'bgBookshelf',
  'Coffee Shop': 'bgCoffeeShop',
  Contemporary: 'bgContemporary',
  'Cozy Home': 'bgCozyHome',
  Desert: 'bgDesert',
  Fishing: 'bgFishing',
  Flower: 'bgFlower',
  Kitchen: 'bgKitchen',
  'Modern Home': 'bgModernHome',
  Nature: 'bgNature',
  Ocean: 'bgOcean',
  Patio: 'bgPatio',
  Plant: 'bgPlant',
  'San Francisco': 'bgSanFrancisco',
};

interface ChoiceProps {
  choice: BackgroundChoice;
  label: string;
  children: ReactNode;
}

function Choice({ choice, label, children }: ChoiceProps) {
  const { session } = useCall();
  const { background } = useCallSnapshot().local;
  const isChosen = background.type === choice.type && background.index === choice.index;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      onClick={() => void session.local.setBackground(choice)}
    >
      <span className={styles.picture}>{children}</span>
      {label}
    </button>
  );
}

function Choices() {
  const { session } = useCall();
  const { images, camera } = useCallSnapshot().local;
  const text = useCallText();
  const nameOf = ({ name }: BackgroundImage) => (names[name] ? text(names[name]) : name);
  const addFile = (file: File | undefined): void => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    void session.local.addImage({ name: file.name, url, previewUrl: url });
  };
  return (
    <>
      <CameraPreview track={camera.kind === 'on' && camera.isEnabled ? camera.track : null} />
      <div className={styles.grid}>
        <Choice choice={{ type: 'none', index: 0 }} label={text('backgroundNone')}>
          <Icon icon={Ban} />
        </Choice>
        <Choice choice={{ type: 'blur', index: 0 }} label={text('backgroundBlur')}>
          <Icon icon={Droplets} />
        </Choice>
        {images.map((image, index) => (
          <Choice key={image.url} choice={{ type: 'image', index }} label={nameOf(image)}>
            <img src={image.previewUrl} alt="" loading="lazy" decoding="async" />
          </Choice>
        ))}
      </div>
      <FileButton accept="image/*" icon={<Icon icon={ImagePlus} />} onFiles={([file]) => addFile(file)}>
        {text('backgroundOwn')}
      </FileButton>
    </>
  );
}

/**
 * Chooses what is laid behind the viewer: nothing, a blur, a picture, or one of the viewer's own. Where the browser cannot
 * do it, it says so. Renders a drawer, 320 pixels wide.
 */
export function BackgroundPicker({ onClose }: BackgroundPickerProps) {
  const { media } = useCall();
  const text = useCallText();
  const support = useLoad(
    useCallback(async () => (await media.backgroundSupport?.()) ?? ('unsupported' as const), [media]),
  );
  return (
    <Drawer open label={text('background')} onOpenChange={(open) => open || onClose()}>
      <div className={styles.root}>
        <div className={styles.head}>
          <h2>{text('background')}</h2>
          <IconButton label={text('close')} onClick={onClose}>
            <Icon icon={X} />
          </IconButton>
        </div>
        {support.status === 'pending' ? <Spinner /> : null}
        {support.result === 'supported' ? <Choices /> : null}
        {support.status === 'failed' || support.result === 'unsupported' ? (
          <p className={styles.why}>{text('backgroundUnsupported')}</p>
        ) : null}
      </div>
    </Drawer>
  );
}
