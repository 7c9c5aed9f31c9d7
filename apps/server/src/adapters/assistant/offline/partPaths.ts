import type { PartName } from './intents/Intent.ts';

/** Where each part of Franca is opened. */
export const partPaths: Readonly<Record<PartName, string>> = {
  settings: '/chat?dialog=settings',
  profile: '/chat?dialog=editProfile',
  plans: '/chat?dialog=plans',
  account: '/chat?dialog=account',
  notifications: '/chat?area=notifications',
  friends: '/chat?area=contacts',
  requests: '/chat?area=contacts&page=requests',
  newChat: '/chat?dialog=newChat',
  newGroup: '/chat?dialog=newGroup',
  shortcuts: '/chat?dialog=shortcuts',
  about: '/chat?dialog=about',
  help: '/chat?dialog=help',
  logOut: '/chat?dialog=logOut',
};

/** Where a help page, or a section of it (`calls.3`), is shown in the language of the interface. */
export const helpPath = (place: string): string => `/chat?dialog=help&subject=${encodeURIComponent(place)}`;
