/** What a composer offers to pick. */
export type PickerKind = 'emoji' | 'sticker' | 'contact' | 'location';
