import type { ComponentProps, ReactNode } from 'react';

/** Props of the parts of a gallery. */
interface GalleryContext {
  /** Stands under the last row. */
  end: ReactNode;
}

type PartProps = ComponentProps<'div'> & { context?: GalleryContext };

// The list places its rows by the padding of one element, which a list's own would spoil.
const asList = { role: 'list' } as const;
const asItem = { role: 'listitem' } as const;

/** Rows of which only a part is drawn, as a list to screen readers too. */
export const galleryParts = {
  List: ({ context: _context, ...rest }: PartProps) => <div {...rest} {...asList} />,
  Item: ({ context: _context, ...rest }: PartProps) => <div {...rest} {...asItem} />,
  Footer: ({ context }: { context?: GalleryContext }) => context?.end ?? null,
};
