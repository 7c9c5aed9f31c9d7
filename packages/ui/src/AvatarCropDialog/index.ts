export { AvatarCropDialog, type AvatarCropDialogProps } from './AvatarCropDialog.tsx';
