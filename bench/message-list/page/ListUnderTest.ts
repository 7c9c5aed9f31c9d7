import type { ComponentType, Ref } from 'react';
import type { BenchStore } from './createBenchStore.ts';

/** What the benchmark asks of a list besides showing its store. */
export interface ListHandle {
  /** Brings a message into the middle of the viewport, at once. */
  readonly jump: (index: number) => void;
}

/** Props of every list under test. */
export interface ListProps {
  /** The conversation. */
  store: BenchStore;
  /** Takes the handle. */
  ref: Ref<ListHandle>;
}

/**
 * A list under test. Its rows carry `data-key` with the message's id, and `data-other` when somebody else wrote it;
 * its scrolling element is the nearest scrollable ancestor of the rows.
 */
export type ListUnderTest = ComponentType<ListProps>;

/** A file of `lists`. */
export interface ListModule {
  /** The list. */
  readonly List: ListUnderTest;
  /** Turns the store's messages into the form of the list's own data source, before anything is measured. */
  readonly prepare?: (store: BenchStore) => void;
}
