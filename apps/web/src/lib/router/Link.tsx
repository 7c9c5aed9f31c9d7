import type { ComponentProps } from 'react';
import { useNavigate } from './RouterProvider.tsx';

/** Props of {@link Link}. */
export interface LinkProps extends Pick<ComponentProps<'a'>, 'className' | 'children'> {
  /** The address, inside the application. */
  to: string;
}

/** A link to a page of the application. Renders an `<a>`. */
export function Link({ to, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
