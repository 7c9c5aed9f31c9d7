import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { upload } from '../lib/data/api.ts';
import { drawAvatar, drawAvatarFile } from './drawAvatar.ts';
import { requestSlot } from './useAvatarUpload.ts';

/** A drawn picture that was uploaded. */
interface UploadedDrawing {
  /** The name that it was drawn from. */
  name: string;
  /** Its download link. */
  link: string;
}

async function uploadDrawing(name: string): Promise<UploadedDrawing | null> {
  const file = await drawAvatarFile(name);
  return file && { name, link: await upload(await requestSlot(), file) };
}

/** What {@link useDrawnAvatar} follows. */
export interface DrawnAvatarOptions {
  /** Name of the person as it is written now. */
  readonly name: string;
  /** Link of the avatar in the form: empty, that of the drawn one, or that of a photo. */
  readonly value: string;
  /** Returns that link at this moment: a photo may have been stored since the last render. */
  readonly readValue: () => string;
  /** Called with the link of a drawn picture once it is uploaded. */
  readonly onUploaded: (downloadUrl: string) => void;
}

/** An avatar drawn from a person's name, which stands in the form until they choose a photo. */
export function useDrawnAvatar({ name, value, readValue, onUploaded }: DrawnAvatarOptions) {
  const [uploaded, setUploaded] = useState<UploadedDrawing | null>(null);
  const isOfDrawing = (link: string): boolean => link === '' || link === uploaded?.link;
  const isDrawn = isOfDrawing(value);
  const address = useMemo(
    () => (isDrawn ? (drawAvatar(name)?.toDataURL('image/jpeg', 0.9) ?? null) : null),
    [isDrawn, name],
  );
  const uploading = useMutation({
    mutationFn: uploadDrawing,
    onSuccess: (drawing) => {
      if (!drawing) return;
      setUploaded(drawing);
      // A photo that was chosen meanwhile stays.
      if (isOfDrawing(readValue())) onUploaded(drawing.link);
    },
  });
  const { mutate } = uploading;
  const canDraw = address !== null;
  const isMissing = value === '' && canDraw;
  // Once; later names are uploaded when the field is left.
  useEffect(() => {
    if (isMissing) mutate(name);
  }, [isMissing, mutate]);

  return {
    /** Address of the drawn picture; null where a photo stands, or the browser draws nothing. */
    address,
    isDrawn,
    /** Uploads the picture of the present name, where it is not the one that is stored. */
    renew: (): void => {
      if (canDraw && !uploading.isPending && uploaded?.name !== name) mutate(name);
    },
    /** The link of the avatar to sign up with: that of the present name, or the chosen photo. */
    finalLink: async (): Promise<string> => {
      if (!canDraw || uploaded?.name === name) return value;
      return (await uploadDrawing(name))?.link ?? value;
    },
  };
}
