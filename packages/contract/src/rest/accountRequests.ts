import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** The account as a whole: where it is signed in, a copy of its data, its end. */
export const accountRequests = defineRequests({
  devices: {
    id: 'account.devices',
    method: 'GET',
    path: '/user/devices',
    access: access.self,
    feature: null,
  },
  signOutDevice: {
    id: 'account.signOutDevice',
    method: 'DELETE',
    path: '/user/device',
    access: access.self,
    feature: null,
  },
  signOutOthers: {
    id: 'account.signOutOthers',
    method: 'DELETE',
    path: '/user/devices',
    access: access.self,
    feature: null,
  },
  requestExport: {
    id: 'account.requestExport',
    method: 'POST',
    path: '/user/export',
    access: access.self,
    feature: null,
  },
  export: {
    id: 'account.export',
    method: 'GET',
    path: '/user/export/{key}',
    access: access.link('params', 'key'),
    feature: null,
    responds: 'binary',
  },
  requestDeletion: {
    id: 'account.requestDeletion',
    method: 'POST',
    path: '/user/delete-account/code',
    access: access.self,
    feature: null,
  },
  delete: {
    id: 'account.delete',
    method: 'POST',
    path: '/user/delete-account',
    access: access.self,
    feature: null,
  },
});
