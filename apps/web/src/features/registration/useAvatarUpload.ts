import { uploadFile } from '@franca/api-client';
import type { UploadSlot } from '@franca/contract';
import { useToast } from '@franca/ui';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { useText } from '../../strings/useText.ts';

/** Requests the address that the cropped photo is uploaded to; the crop dialog always makes a JPEG. */
async function requestSlot(): Promise<UploadSlot> {
  const [slot] = await api.files.presigned({ body: { file_names: ['avatar.jpg'], folder: 'avatar' } });
  if (!slot) throw new Error('The server returned no upload slot.');
  return slot;
}

/** The photo being cropped: its address in this page, and the request for its upload slot. */
interface ChosenPhoto {
  image: string;
  slot: Promise<UploadSlot>;
}

/** Choosing, cropping and uploading an avatar; `onUploaded` is called with the download link. */
export function useAvatarUpload(onUploaded: (downloadUrl: string) => void) {
  const text = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const [isUploading, setUploading] = useState(false);

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.image)), [chosen]);

  const choose = (file: File) => {
    if (!file.type.startsWith('image/')) return void toast.error(text('avatarImagesOnly'));
    const slot = requestSlot();
    // A failure is reported when the photo is uploaded: until then nothing is lost.
    slot.catch(() => {});
    setChosen({ image: URL.createObjectURL(file), slot });
  };

  const upload = async (photo: Blob) => {
    if (!chosen) return;
    setUploading(true);
    try {
      const store = async (slot: UploadSlot) => onUploaded(await uploadFile(slot, photo));
      // The slot may have expired while the photo was cropped, or the network was away then.
      await chosen.slot.then(store).catch(async () => store(await requestSlot()));
      setChosen(null);
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
    } finally {
      setUploading(false);
    }
  };

  return { image: chosen?.image ?? null, isUploading, choose, upload, close: () => setChosen(null) };
}
