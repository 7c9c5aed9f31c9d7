/** What a page may use of the device: the microphone and what else calls and messages need, and nothing for frames of others. */
export const permissionsPolicy = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'geolocation=(self)',
  ...['accelerometer', 'bluetooth', 'gyroscope', 'hid'].map((name) => `${name}=()`),
  ...['magnetometer', 'midi', 'serial', 'usb'].map((name) => `${name}=()`),
].join(', ');

/** Headers of responses that no hook of Fastify sees: refused addresses, requests that are no HTTP, polls of sockets. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;
