import { useEffect, useState } from 'react';
import type { LinkPreview } from '../core/model/LinkPreview.ts';
import { firstWebLink } from '../core/text/firstWebLink.ts';
import { useChat } from './useChat.ts';

/** The preview of a text that is being written. */
export interface LinkPreviewModel {
  /** What the page behind its first address says, or null. */
  readonly preview: LinkPreview | null;
  /** Goes without it, for as long as this address is the first. */
  readonly dismiss: () => void;
}

/** How long an address has to stand unchanged: somebody may still be writing it. */
const restMs = 500;

/** Asks the backend for a preview of the first address of a text, once the writing has rested. */
export function useLinkPreview(text: string): LinkPreviewModel {
  const { port, options, clock } = useChat();
  const links = options.linkPreviews ? port.links : undefined;
  const url = links ? firstWebLink(text) : null;
  const [found, setFound] = useState<{ url: string; preview: LinkPreview | null } | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  // The next text may want the preview of the same address.
  if (url === null && dismissed !== null) setDismissed(null);
  const isWanted = url !== null && url !== dismissed && url !== found?.url;

  useEffect(() => {
    if (!links || !isWanted) return;
    const request = new AbortController();
    const cancel = clock.schedule(() => {
      links.preview({ url }, { signal: request.signal }).then(
        (preview) => {
          // With the address as it was written: by it the preview is found again in the words.
          if (!request.signal.aborted) setFound({ url, preview: preview && { ...preview, url } });
        },
        // A preview that cannot be had is none: the words are what counts.
        () => {},
      );
    }, restMs);
    return () => {
      cancel();
      request.abort();
    };
  }, [links, url, isWanted, clock]);

  return {
    preview: found && found.url === url && url !== dismissed ? found.preview : null,
    dismiss: () => setDismissed(url),
  };
}
