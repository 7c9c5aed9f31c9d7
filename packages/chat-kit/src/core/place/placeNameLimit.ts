/** The most UTF-16 code units that the name of a place may have. */
export const placeNameLimit = 200;
