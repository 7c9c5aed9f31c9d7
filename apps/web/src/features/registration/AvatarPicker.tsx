import { Avatar, AvatarCropDialog, FileButton } from '@franca/ui';
import { ImageUp } from 'lucide-react';
import { useText } from '../../strings/useText.ts';
import * as styles from './Registration.styles.ts';
import { useAvatarUpload } from './useAvatarUpload.ts';

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps {
  /** Name of the person, for the initials. */
  name: string;
  /** Download link of the uploaded picture, empty for none. */
  value: string;
  /** Told the link of the uploaded picture. */
  onValueChange: (downloadUrl: string) => void;
  /** What is wrong, if anything. */
  error?: string | null;
}

/** Browse, crop, upload: a person's picture. */
export function AvatarPicker({ name, value, onValueChange, error }: AvatarPickerProps) {
  const text = useText();
  const avatar = useAvatarUpload(onValueChange);
  return (
    <div className={styles.avatar}>
      <Avatar decorative size="huge" name={name} src={value || null} />
      <div className={styles.avatarWords}>
        <span className={styles.avatarLabel}>{text('avatar')}</span>
        <FileButton
          accept="image/*"
          loading={avatar.isUploading}
          icon={<ImageUp size={18} aria-hidden="true" />}
          onFiles={([file]) => file && avatar.choose(file)}
        >
          {text(value ? 'avatarChange' : 'avatarBrowse')}
        </FileButton>
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
          onApply={(photo) => void avatar.upload(photo)}
        />
      ) : null}
    </div>
  );
}
