import { limits } from '@franca/contract';
import { Avatar, AvatarCropDialog, Button, Dialog, FileButton, Icon, useToast } from '@franca/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useAvatarUpload } from '../../components/useAvatarUpload.ts';
import { useText } from '../../strings/texts.ts';
import { firstFrame } from './firstFrame.ts';
import * as styles from './Groups.styles.ts';

/** Props of {@link GroupPicture}. */
export interface GroupPictureProps {
  /** Name of the group, for the initials. */
  name: string;
  /** Link of the picture, or null. */
  value: string | null;
  /** Called with the link of the uploaded picture, or null when it is taken away. */
  onValueChange: (link: string | null) => void;
}

/** One picture, or the first frame of one video, cropped and uploaded (docs/behaviour/groups.md, Group picture). */
export function GroupPicture({ name, value, onValueChange }: GroupPictureProps) {
  const text = useText();
  const toast = useToast();
  const picture = useAvatarUpload(onValueChange);
  const [hasTooMany, setTooMany] = useState(false);
  const [isReading, setReading] = useState(false);

  const readVideo = async (video: File): Promise<void> => {
    setReading(true);
    try {
      picture.choose(new File([await firstFrame(video)], 'frame.jpg', { type: 'image/jpeg' }));
    } catch {
      toast.error(text('groups.videoFailed'));
    } finally {
      setReading(false);
    }
  };
  const choose = (files: readonly File[]): void => {
    const [file] = files;
    if (files.length > 1) setTooMany(true);
    else if (file?.type.startsWith('image/')) picture.choose(file);
    else if (file?.type.startsWith('video/')) void readVideo(file);
    else if (file) toast.error(text('groups.wrongFile'));
  };

  return (
    <div className={styles.picture}>
      <Avatar decorative size="huge" name={name} src={value} />
      <div className={styles.pictureWords}>
        <span className={styles.label}>{text('groups.picture')}</span>
        <div className={styles.pictureButtons}>
          <FileButton
            accept="image/*,video/*"
            multiple
            loading={isReading || picture.isUploading}
            icon={<Icon icon={ImageUp} size="small" />}
            onFiles={choose}
          >
            {text(value ? 'groups.changePicture' : 'groups.choosePicture')}
          </FileButton>
          {value ? (
            <Button variant="ghost" onClick={() => onValueChange(null)}>
              {text('groups.removePicture')}
            </Button>
          ) : null}
        </div>
      </div>
      {picture.image ? (
        <AvatarCropDialog
          open
          image={picture.image}
          loading={picture.isUploading}
          onOpenChange={(open) => open || picture.close()}
          onApply={picture.upload}
        />
      ) : null}
      <Dialog
        open={hasTooMany}
        role="alertdialog"
        size="small"
        title={text('groups.tooManyTitle')}
        description={text('groups.tooMany', { count: limits.filesPerSelection })}
        onOpenChange={setTooMany}
        footer={<Button onClick={() => setTooMany(false)}>{text('common.done')}</Button>}
      />
    </div>
  );
}
