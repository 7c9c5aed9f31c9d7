/** What a message is set to that contains nothing any more: it was recalled, or its author's account is gone. */
export const noContent = {
  content: null,
  attachments: [],
  mentions: [],
  metaData: null,
  contactId: null,
  previewId: null,
  language: null,
  poll: null,
};
