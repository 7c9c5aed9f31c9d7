/** Options of {@link createWishes}. */
export interface WishesOptions<Wish> {
  /** Carries one wish to where it is granted; a rejection refuses it. */
  readonly send: (wish: Wish) => Promise<void>;
  /** Told how the last wish ended; not told of one that another has overtaken. */
  readonly onAnswer: (wish: Wish, answer: 'granted' | 'refused') => void;
}

/**
 * Makes a function that takes wishes and sends them one after the other. Of those that are made while one is on its
 * way only the last is sent: whoever walks along a row of choices asks for where they stop.
 */
export function createWishes<Wish>({ send, onAnswer }: WishesOptions<Wish>): (wish: Wish) => void {
  let waiting: { readonly wish: Wish } | null = null;
  let isBusy = false;

  const work = async (): Promise<void> => {
    isBusy = true;
    while (waiting) {
      const { wish } = waiting;
      waiting = null;
      const answer = await send(wish).then(
        () => 'granted' as const,
        () => 'refused' as const,
      );
      if (!waiting) onAnswer(wish, answer);
    }
    isBusy = false;
  };

  return (wish) => {
    waiting = { wish };
    if (!isBusy) void work();
  };
}
