import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { Icon } from '@franca/ui/Icon';
import { createSlot, useLoad } from '@franca/ui/kit';
import { TextField } from '@franca/ui/TextField';
import { LocateFixed } from 'lucide-react';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import type { SharedPlace } from '../core/model/Attachment.ts';
import { placeNameLimit } from '../core/place/placeNameLimit.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './LocationPicker.styles.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useGeolocation } from './useGeolocation.ts';
import { usePlaceDraft } from './usePlaceDraft.ts';
import { usePlaceName } from './usePlaceName.ts';
import { WorldMap } from './WorldMap.tsx';

/** Props of {@link LocationPicker}. */
export interface LocationPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** Takes the place that was chosen. */
  onPick: (place: SharedPlace) => void;
  /** It is to close. */
  onClose: () => void;
}

/** Asks for a place: the device's own, a point of the map, or its degrees (docs/behaviour/messages.md, Location picker). Renders a dialog. */
export const LocationPicker = createSlot(
  'LocationPicker',
  function LocationPicker({ onPick, onClose, ...rest }: LocationPickerProps) {
    const text = usePartText();
    const { port } = useChat();
    const own = useRef<HTMLButtonElement>(null);
    const draft = usePlaceDraft();
    const { state, locate } = useGeolocation(draft.movePin);
    usePlaceName({ pin: draft.unnamed, reverse: port.places?.reverse, onNamed: draft.suggestName });
    const { places } = port;
    const [isStreetless, setStreetless] = useState(false);
    const { result: tiles } = useLoad(
      useCallback(async ({ signal }) => (await places?.tiles?.({ signal })) ?? null, [places]),
    );
    const streets = isStreetless ? null : tiles;
    const { wrong, pin, name } = draft;

    const rangeText = (limit: number) => text('placeRange', { least: -limit, most: limit });
    const missing = (): string | null => {
      if (!draft.isChosen) return text('placeChooseFirst');
      if (wrong.latitude) return rangeText(90);
      return wrong.longitude ? rangeText(180) : null;
    };

    const degrees = (field: 'latitude' | 'longitude', label: string, limit: number) => (
      <TextField
        label={label}
        inputMode="decimal"
        dir="ltr"
        value={draft[field]}
        error={wrong[field] ? rangeText(limit) : undefined}
        onValueChange={(value) => draft.writeDegrees(field, value)}
      />
    );

    return (
      <Dialog
        {...rest}
        data-fr-part="location-picker"
        open
        size="large"
        title={text('shareLocation')}
        initialFocus={own}
        onOpenChange={(open) => open || onClose()}
        footer={
          // Sent by this button alone: Enter in a field chooses or writes, and sends nothing.
          <Button disabledReason={missing()} onClick={() => onPick({ ...pin, place: name.trim() })}>
            {text('placeSend')}
          </Button>
        }
      >
        <div className={styles.root}>
          {port.places?.search ? <PlaceSearch search={port.places.search} onPick={draft.take} /> : null}
          <WorldMap
            key={streets ? 'streets' : 'countries'}
            pin={pin}
            onPinChange={draft.movePin}
            tiles={streets}
            onTilesMissing={() => setStreetless(true)}
          />
          {isStreetless ? <Banner>{text('placeNoStreets')}</Banner> : null}
          <Button
            ref={own}
            className={styles.own}
            variant="neutral"
            loading={state === 'locating'}
            icon={<Icon icon={LocateFixed} />}
            onClick={locate}
          >
            {text(state === 'locating' ? 'placeLocating' : 'placeMine')}
          </Button>
          {state === 'unsupported' ? <Banner tone="error">{text('placeUnsupported')}</Banner> : null}
          <TextField
            label={text('placeName')}
            dir="auto"
            maxLength={placeNameLimit}
            value={name}
            onValueChange={draft.writeName}
          />
          <div className={styles.degrees}>
            {degrees('latitude', text('placeLatitude'), 90)}
            {degrees('longitude', text('placeLongitude'), 180)}
          </div>
        </div>
      </Dialog>
    );
  },
);
