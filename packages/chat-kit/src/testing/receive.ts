import type { MessageSnapshot } from '../core/model/Message.ts';
import type { DemoPort } from './createDemoPort.ts';
import { demoNow } from './createDemoPort.ts';
import { demoPeople } from './demoPeople.ts';

/** Lets a message by the other side arrive; answers its client id. */
export function receive(port: DemoPort, text: string, over: Partial<MessageSnapshot> = {}): string {
  const seq = port.nextSeq();
  const message: MessageSnapshot = {
    chatId: `lucia-${seq}`,
    topicId: 'demo',
    seq,
    content: { kind: 'text' },
    author: demoPeople.lucia,
    text,
    language: 'en',
    translation: { kind: 'none' },
    sentAt: demoNow + seq,
    replyTo: null,
    isRecalled: false,
    ...over,
  };
  port.emit({ kind: 'message', seq, message });
  return message.chatId;
}
