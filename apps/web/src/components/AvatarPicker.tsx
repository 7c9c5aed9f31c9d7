import { Avatar, AvatarCropDialog, FileButton } from '@franca/ui';
import { ImageUp } from 'lucide-react';
import { useText } from '../strings/texts.ts';
import * as styles from './AvatarPicker.styles.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps {
  /** Name of the person, for the initials. */
  name: string;
  /** Download link of the uploaded picture, empty for none. */
  value: string;
  /** Address of the picture drawn from the name, which stands until a photo is chosen; null where one is. */
  drawn?: string | null | undefined;
  /** Called with the link of the uploaded picture. */
  onValueChange: (downloadUrl: string) => void;
  /** What is wrong, if anything. */
  error?: string | null | undefined;
}

/** Browse, crop, upload: a person's picture. */
export function AvatarPicker({ name, value, drawn = null, onValueChange, error }: AvatarPickerProps) {
  const text = useText();
  const avatar = useAvatarUpload(onValueChange);
  return (
    <div className={styles.avatar}>
      <Avatar decorative size="huge" name={name} src={drawn ?? (value || null)} />
      <div className={styles.avatarWords}>
        <span className={styles.avatarLabel}>{text('profile.avatar')}</span>
        <FileButton
          accept="image/*"
          loading={avatar.isUploading}
          icon={<ImageUp size={18} aria-hidden="true" />}
          onFiles={([file]) => file && avatar.choose(file)}
        >
          {text(value && drawn === null ? 'profile.avatarChange' : 'profile.avatarBrowse')}
        </FileButton>
        {drawn === null ? null : <span className={styles.avatarNote}>{text('profile.avatarDrawn')}</span>}
        <span className={styles.avatarHint} data-state={error ? 'invalid' : 'valid'} aria-live="polite">
          {error}
        </span>
      </div>
      {avatar.image ? (
        <AvatarCropDialog
          open
          image={avatar.image}
          loading={avatar.isUploading}
          onOpenChange={(open) => open || avatar.close()}
          onApply={avatar.upload}
        />
      ) : null}
    </div>
  );
}
