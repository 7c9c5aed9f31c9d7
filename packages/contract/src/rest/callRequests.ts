import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Calls and media rooms. */
export const callRequests = defineRequests({
  start: {
    id: 'calls.start',
    method: 'POST',
    path: '/call/start',
    access: access.topicMember('body', 'topic_id'),
    feature: 'call',
  },
  token: {
    id: 'calls.token',
    method: 'GET',
    path: '/call/token',
    access: access.callParticipant('query', 'uuid'),
    feature: null,
  },
  info: {
    id: 'calls.info',
    method: 'GET',
    path: '/call/info/{uuid}',
    access: access.callParticipant('params', 'uuid'),
    feature: null,
  },
  open: {
    id: 'calls.open',
    method: 'GET',
    path: '/call/open',
    access: access.topicMember('query', 'topic_id'),
    feature: null,
  },
  accept: {
    id: 'calls.accept',
    method: 'POST',
    path: '/call/accept',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
  hangup: {
    id: 'calls.hangup',
    method: 'POST',
    path: '/call/hangup',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
  reject: {
    id: 'calls.reject',
    method: 'POST',
    path: '/call/reject',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
  end: {
    id: 'calls.end',
    method: 'POST',
    path: '/call/end',
    access: access.callParticipant('body', 'uuid'),
    feature: null,
  },
  roomToken: {
    id: 'calls.roomToken',
    method: 'POST',
    path: '/token',
    access: access.callParticipant('body', 'room_name'),
    feature: 'videoCall',
  },
  mediaWebhook: {
    id: 'calls.mediaWebhook',
    method: 'POST',
    path: '/media/webhook',
    access: access.public,
    feature: null,
  },
  recordingRules: {
    id: 'calls.recordingRules',
    method: 'POST',
    path: '/recordingrules',
    access: access.callParticipant('body', 'room_sid'),
    feature: 'videoCall',
  },
  startRecording: {
    id: 'calls.startRecording',
    method: 'POST',
    path: '/call/recording/start',
    access: access.callParticipant('body', 'uuid'),
    feature: 'videoCall',
  },
  recordingPart: {
    id: 'calls.recordingPart',
    method: 'PUT',
    path: '/call/recording/{recording_id}/{part}',
    access: access.self,
    feature: null,
  },
  stopRecording: {
    id: 'calls.stopRecording',
    method: 'POST',
    path: '/call/recording/stop',
    access: access.self,
    feature: null,
  },
});
