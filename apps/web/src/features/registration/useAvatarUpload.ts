import { uploadFile } from '@franca/api-client';
import { useToast } from '@franca/ui';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { useText } from '../../strings/useText.ts';

/** Choosing, cropping and uploading an avatar; `onUploaded` is told the download link (spec 0 §4). */
export function useAvatarUpload(onUploaded: (downloadUrl: string) => void) {
  const text = useText();
  const toast = useToast();
  const [image, setImage] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);

  useEffect(() => () => void (image && URL.revokeObjectURL(image)), [image]);

  const choose = (file: File) => {
    if (file.type.startsWith('image/')) setImage(URL.createObjectURL(file));
    else toast.error(text('avatarImagesOnly'));
  };

  const upload = async (photo: Blob) => {
    setUploading(true);
    try {
      const [slot] = await api.files.presigned({ body: { file_names: ['avatar.jpg'], folder: 'avatar' } });
      if (!slot) throw new Error('The server answered no upload slot.');
      onUploaded(await uploadFile(slot, photo));
      setImage(null);
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
    } finally {
      setUploading(false);
    }
  };

  return { image, isUploading, choose, upload, close: () => setImage(null) };
}
