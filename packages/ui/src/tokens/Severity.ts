/** What a notice, a badge or a bar tells: something neutral, a success, a warning or an error. One set for all components. */
export type Severity = 'info' | 'success' | 'warning' | 'error';
