export { useMergedRef } from '../internals/useMergedRef.ts';
export { copyText } from './copyText.ts';
export {
  createSlot,
  type FilledSlots,
  type Slot,
  SlotProvider,
  type SlotProviderProps,
  type SlotsOf,
  useFilledSlot,
  useFilledSlots,
} from './createSlot.tsx';
export {
  createStringsLoader,
  type LoadedStrings,
  type OtherLanguage,
  type StringsLoader,
  useLoadedStrings,
} from './createStringsLoader.ts';
export { type GridBox, gridIndex } from './gridIndex.ts';
export { indexAfterKey, type KeyLayout } from './indexAfterKey.ts';
export { lazyPart } from './lazyPart.tsx';
export {
  type Action,
  type ActionOptions,
  type AsyncState,
  useAction,
  type WorkContext,
} from './useAction.ts';
export { type AimOptions, useAim } from './useAim.ts';
export { useHydrated } from './useHydrated.ts';
export { type Load, useLoad } from './useLoad.ts';
export { type LongPressProps, type PressPoint, useLongPress } from './useLongPress.ts';
export {
  itemsByIndex,
  itemsBySelector,
  type RovingFocus,
  type RovingFocusOptions,
  type RovingItems,
  useRovingFocus,
} from './useRovingFocus.ts';
export { type SearchKeysOptions, type SearchKeysProps, useSearchKeys } from './useSearchKeys.ts';
