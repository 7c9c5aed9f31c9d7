/** Spans of time in milliseconds (0 §9, 1 §9). */
export const durations = {
  /** Until a verification code may be sent again (0 §9). */
  resendCode: 60_000,
  /** Until the profile dialog closes after a success (0 §9). */
  profileDialogClose: 1000,
  /** Between two pictures of the landing page's slider (0 §9). */
  screenshotSlide: 3000,
  /** Until a toast hides itself (0 §8, 1 §8). */
  toast: 2000,
  /** Until a notice about media hides itself (1 §8). */
  mediaNotice: 10_000,
  /** Between two typing pings while the input is focused (1 §9). */
  typingPing: 3000,
  /** Until the typing indicator clears (1 §9). */
  typingIndicator: 5000,
  /** Of silence that ends a dictation (1 §9). */
  dictationSilence: 2000,
  /** Before a conversation scrolls to its end (1 §9). */
  scrollToBottom: 500,
  /** After which an unanswered call is rejected (1 §9). */
  unansweredCall: 35_000,
  /** Within which a second press of the camera button is ignored (1 §9). */
  cameraDebounce: 500,
  /** Between two ticks of the call timer (1 §9). */
  callTimerTick: 1000,
  /** Between two samples of the audio meter (1 §9). */
  audioMeterSample: 100,
  /** After which the place of the device is given up (1 §8). */
  geolocation: 5000,
  /** Before a socket connects again, at least (1 §7). */
  reconnectMin: 1000,
  /** Before a socket connects again, at most (1 §7). */
  reconnectMax: 5000,
} as const;
