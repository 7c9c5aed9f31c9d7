/** What the docs page of a component says beside its props and stories. */
export interface ComponentGuide {
  /** What each key does, in the order in which a person meets them. Empty when the component takes no keys. */
  keyboard: readonly {
    /** The keys as they are named on a keyboard, such as `['Shift', 'Tab']` for a chord. */
    keys: readonly string[];
    /** What happens, as a sentence. */
    action: string;
  }[];
  /**
   * Attributes that a style sheet of an application may select by, in alphabetical order: class names change with every build,
   * these do not. None by default.
   */
  attributes?: readonly {
    /** Its name, such as `data-state`. */
    name: string;
    /** What it says; empty when it is there or not. */
    values: readonly string[];
    /** What it tells, and on which element it stands, as a sentence. */
    says: string;
  }[];
  /** When and how to use the component: a sentence each. */
  dos: readonly string[];
  /** What to leave, and what to take instead: a sentence each. */
  donts: readonly string[];
}
