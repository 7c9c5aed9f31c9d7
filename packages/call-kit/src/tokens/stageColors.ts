/** Colours around the pictures of people and over them: it is dark there in every theme. Declarations of styles take them. */
export const stageColors = {
  /** Between the pictures. */
  ground: '#05080f',
  /** Under the large picture. */
  main: '#10151f',
  /** Under a small picture. */
  tile: '#1a2130',
  /** Over the picture of somebody whose connection is lost. */
  cover: '#0e131e',
  /** Words and signs on all of them. */
  text: '#f2f5fa',
  /** Edge of a place that nobody takes. */
  edge: 'rgb(242 245 250 / 45%)',
  /** Under words that stand over a picture. */
  plate: 'rgb(10 14 23 / 72%)',
  /** The same where it is a button under the pointer. */
  plateHover: 'rgb(40 48 66 / 90%)',
} as const;
