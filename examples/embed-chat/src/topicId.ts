/** The only conversation of this page. */
export const topicId = 'station';
