import type { Topic } from '../core/model/Topic.ts';
import { demoNow } from './createDemoPort.ts';
import { demoPeople } from './demoPeople.ts';

/** A private conversation with an invented person, or whatever `over` makes of it. */
export function demoTopic(over: Partial<Topic> = {}): Topic {
  return {
    id: 'demo',
    isGroup: false,
    title: demoPeople.lucia.name,
    avatarUrl: null,
    members: [demoPeople.viewer, demoPeople.lucia],
    country: 'Spain',
    presence: 'online',
    lastMessage: {
      content: { kind: 'text' },
      text: '¿Dónde está la estación de tren?',
      language: 'es',
      translation: {
        kind: 'done',
        text: 'Where is the train station?',
        source: 'es',
        target: 'en',
        engine: 'demo',
      },
      authorId: 'lucia',
      authorName: demoPeople.lucia.name,
      sentAt: demoNow,
      isRecalled: false,
    },
    unreadCount: 0,
    updatedAt: demoNow,
    ...over,
  };
}
