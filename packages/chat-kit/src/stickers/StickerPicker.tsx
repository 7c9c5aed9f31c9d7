import { Icon } from '@franca/ui/Icon';
import { createSlot, useLoad } from '@franca/ui/kit';
import { Tabs } from '@franca/ui/Tabs';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { Clock, UserRound } from 'lucide-react';
import { type ComponentProps, use, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { OwnStickers } from './OwnStickers.tsx';
import { StickerGrid } from './StickerGrid.tsx';
import type { LoadStickerPacks, Sticker, StickerPack } from './StickerPack.ts';
import { StickerPacksContext } from './StickerPacksContext.ts';
import * as styles from './StickerPicker.styles.ts';
import { StickersState } from './StickersState.tsx';
import { useOwnStickers } from './useOwnStickers.ts';

/** Props of {@link StickerPicker}. */
export interface StickerPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Takes the sticker that was picked. */
  onPick: (sticker: Sticker) => void;
}

const recent = 'recent';
const ownId = 'own';

interface StickerTabsProps extends StickerPickerProps {
  packs: readonly StickerPack[];
}

function StickerTabs({ packs, onPick, className, ...rest }: StickerTabsProps) {
  const text = usePartText();
  const { recents } = useChat();
  // What was used stays where it is while the picker is open.
  const [sources] = useState(() => recents.get('sticker'));
  const own = useOwnStickers();
  const known = new Map<string, Sticker>(
    [...packs.flatMap(({ stickers }) => stickers), ...(own?.stickers ?? [])].map((one) => [one.source, one]),
  );
  const used = sources.flatMap((source) => known.get(source) ?? []);
  // What was used may be the viewer's own: until those are loaded, nobody knows whether the tab of the used ones has any.
  const [isDecided, setDecided] = useState(false);
  const canDecide = used.length > 0 || sources.length === 0 || own?.status !== 'loading';
  if (canDecide && !isDecided) setDecided(true);
  const pick = (sticker: Sticker) => {
    recents.add('sticker', sticker.source);
    onPick(sticker);
  };

  if (!canDecide && !isDecided) {
    return <StickersState {...rest} className={className} data-fr-part="sticker-picker" />;
  }
  return (
    <Tabs
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="sticker-picker"
      label={text('stickerPacks')}
      defaultValue={used.length > 0 ? recent : (packs[0]?.id ?? ownId)}
      tabs={[
        {
          id: recent,
          icon: <Icon icon={Clock} />,
          label: <VisuallyHidden>{text('recentlyUsed')}</VisuallyHidden>,
          panel:
            used.length > 0 ? (
              <StickerGrid label={text('recentlyUsed')} stickers={used} onPick={pick} />
            ) : (
              <p className={styles.hint}>{text('stickersHint')}</p>
            ),
        },
        ...(own
          ? [
              {
                id: ownId,
                icon: <Icon icon={UserRound} />,
                label: <VisuallyHidden>{text('stickersOwn')}</VisuallyHidden>,
                panel: <OwnStickers own={own} onPick={pick} />,
              },
            ]
          : []),
        ...packs.map(({ id, name, cover, stickers }) => ({
          id,
          icon: <img className={styles.cover} src={cover} alt="" width={24} height={24} draggable={false} />,
          label: <VisuallyHidden>{name}</VisuallyHidden>,
          panel: <StickerGrid label={name} stickers={stickers} onPick={pick} />,
        })),
      ]}
    />
  );
}

function FetchedStickers({ load, ...props }: StickerPickerProps & { load: LoadStickerPacks }) {
  const { status, result, retry } = useLoad(load);
  if (result) return <StickerTabs {...props} packs={result} />;
  const { onPick: _onPick, ...rest } = props;
  return (
    <StickersState {...rest} data-fr-part="sticker-picker" isFailed={status === 'failed'} onRetry={retry} />
  );
}

/** The packs of the application, a tab each, before them what was used last and the viewer's own stickers (docs/behaviour/attachments.md, Sticker picker). Renders a `<div>`. */
export const StickerPicker = createSlot('StickerPicker', function StickerPicker(props: StickerPickerProps) {
  const packs = use(StickerPacksContext);
  return typeof packs === 'function' ? (
    <FetchedStickers {...props} load={packs} />
  ) : (
    <StickerTabs {...props} packs={packs} />
  );
});
