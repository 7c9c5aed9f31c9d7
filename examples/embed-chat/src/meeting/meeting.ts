/** What a message of the kind `meeting` carries. */
export interface Meeting {
  /** Where. */
  readonly place: 'station' | 'market';
  /** At which hour of the day. */
  readonly hour: number;
}

/** The words around it, in both languages of this page. */
export const meetingTexts = {
  en: {
    title: 'Shall we meet?',
    station: 'At the station',
    market: 'At the market',
    propose: 'Propose to meet',
  },
  ar: { title: 'هل نلتقي؟', station: 'في المحطة', market: 'في السوق', propose: 'اقتراح لقاء' },
} as const;
