import { useEffect } from 'react';
import type { NavigateOptions } from './createRouter.ts';
import { useNavigate } from './RouterProvider.tsx';

/** Props of {@link Navigate}. */
export interface NavigateProps extends Pick<NavigateOptions, 'replace'> {
  /** The address. */
  to: string;
}

/** Leads elsewhere when it is rendered. */
export function Navigate({ to, replace = false }: NavigateProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
