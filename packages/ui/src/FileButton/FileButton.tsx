import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFileText } from '../i18n/useText.ts';

/** Props of {@link FileButton}. */
export interface FileButtonProps extends Omit<ButtonProps, 'type'> {
  /** Kinds of files, as in the `accept` attribute of an input: `image/*,.pdf`. */
  accept?: string;
  /** Lets several files be chosen at once. */
  multiple?: boolean;
  /** Called with the chosen files; not called when the person chooses none. */
  onFiles: (files: File[]) => void;
}

/**
 * Opens the device's file picker. Renders a `<button>` beside a hidden `<input type="file">`; props go to the button.
 * The files go to `onFiles` and not into the form around it.
 */
export function FileButton({
  accept,
  multiple,
  onFiles,
  children,
  variant = 'neutral',
  onClick,
  ...rest
}: FileButtonProps) {
  const text = useFileText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied, so that choosing the same file again is a change as well.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        {...rest}
        variant={variant}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) input.current?.click();
        }}
      >
        {children ?? text('chooseFile')}
      </Button>
    </>
  );
}
