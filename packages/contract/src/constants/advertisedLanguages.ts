/** Numbers of languages that the product advertises (0 §1). */
export const advertisedLanguages = { all: 90, text: 90, voice: 71, group: 10 } as const;
