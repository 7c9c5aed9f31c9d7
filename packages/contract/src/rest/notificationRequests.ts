import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The notification column, and push to devices. */
export const notificationRequests = defineRequests({
  list: {
    id: 'notifications.list',
    method: 'GET',
    path: '/notification',
    access: access.self,
    feature: null,
    pagination: true,
  },
  read: {
    id: 'notifications.read',
    method: 'POST',
    path: '/notification/read',
    access: access.self,
    feature: null,
  },
  pushKey: {
    id: 'notifications.pushKey',
    method: 'GET',
    path: '/user/fcm/key',
    access: access.self,
    feature: null,
  },
  fcm: {
    id: 'notifications.fcm',
    method: 'POST',
    path: '/user/fcm',
    access: access.self,
    feature: null,
  },
  removeDevice: {
    id: 'notifications.removeDevice',
    method: 'DELETE',
    path: '/user/fcm',
    access: access.self,
    feature: null,
  },
});
