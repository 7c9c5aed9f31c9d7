/** The sample rates that MP3 knows, in hertz. */
export const mp3Rates: readonly number[] = [
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
];
