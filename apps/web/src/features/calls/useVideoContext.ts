import { type CallServices, useOptionalCall } from '@franca/call-kit';

/** The call of the page (docs/behaviour/call-media.md, Media errors). Throws outside its provider, with the specified sentence. */
export function useVideoContext(): CallServices {
  const services = useOptionalCall();
  if (!services) throw new Error('useVideoContext must be used within a VideoProvider');
  return services;
}
