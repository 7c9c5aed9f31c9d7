/** Returns the present time; tests hand in one that they can move. */
export type Clock = () => Date;
