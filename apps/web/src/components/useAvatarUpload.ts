import type { UploadSlot } from '@franca/contract';
import { useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, upload } from '../lib/data/api.ts';
import { useText } from '../strings/texts.ts';

/** Requests the address that an avatar is uploaded to; cropped photos and drawn ones are JPEG. */
export async function requestSlot(): Promise<UploadSlot> {
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
  const uploading = useMutation({
    mutationFn: ({ photo, slot }: { photo: Blob; slot: Promise<UploadSlot> }) => {
      // The slot may have expired while the photo was cropped, or the network was away when it was requested.
      const store = async (place: UploadSlot) => upload(place, photo);
      return slot.then(store).catch(async () => store(await requestSlot()));
    },
    onSuccess: (downloadUrl) => {
      onUploaded(downloadUrl);
      setChosen(null);
    },
  });

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.image)), [chosen]);

  return {
    image: chosen?.image ?? null,
    isUploading: uploading.isPending,
    choose: (file: File) => {
      if (!file.type.startsWith('image/')) return void toast.error(text('validation.imagesOnly'));
      const slot = requestSlot();
      // A failure is reported when the photo is uploaded: until then nothing is lost.
      slot.catch(() => {});
      setChosen({ image: URL.createObjectURL(file), slot });
    },
    upload: (photo: Blob) => chosen && uploading.mutate({ photo, slot: chosen.slot }),
    close: () => setChosen(null),
  };
}
