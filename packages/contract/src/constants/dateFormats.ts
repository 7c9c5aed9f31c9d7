/** How dates and times are written, each in its place (0 §9, 1 §9, readings A13, A14). */
export const dateFormats = {
  /** Birthday as shown in the profile. */
  birthday: 'dd/MM/yyyy',
  /** Birthday as sent. */
  birthdaySent: 'YYYY-MM-DD',
  /** End of the period on the cancellation page. */
  cancellation: 'D MMMM YYYY',
  /** Headings of a conversation. */
  chatDate: 'MM/DD/YYYY',
  /** Times in the chat list and in a conversation. */
  chatTime: 'HH:mm A',
} as const;
