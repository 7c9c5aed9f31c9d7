/** Colour theme; `system` follows the setting of the device. */
export type Theme = 'light' | 'dark' | 'system';
