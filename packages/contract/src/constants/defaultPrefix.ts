/** The country prefix that the login page begins with (0 §9). */
export const defaultPrefix = { code: 'AU', dial_code: '61' } as const;
