import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Translation of the app's own texts. */
export const translateRequests = defineRequests({
  appStrings: {
    id: 'translate.appStrings',
    method: 'POST',
    path: '/translate/app-str',
    access: access.self,
    feature: null,
  },
});
