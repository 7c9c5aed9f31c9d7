export { type ManualClock, manualClock } from '@franca/ui/core';
export { memoryChoiceStorage } from '../adapters/memoryChoiceStorage.ts';
export { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
export { createDemoAssistant, type DemoAssistant, type DemoAssistantOptions } from './createDemoAssistant.ts';
export type { DemoMessages, DemoMessagesOptions } from './createDemoMessages.ts';
export { createDemoPort, type DemoPort, type DemoPortOptions, demoNow } from './createDemoPort.ts';
export { createDemoShelf, type DemoShelfOptions } from './createDemoShelf.ts';
export {
  createLivelyPort,
  type DemoAnswer,
  type LivelyCall,
  type LivelyPortOptions,
} from './createLivelyPort.ts';
export { DemoChat, type DemoChatProps } from './DemoChat.tsx';
export { type DemoMessageOptions, demoMessage } from './demoMessage.ts';
export { demoPeople } from './demoPeople.ts';
export { demoTexts } from './demoTexts.ts';
export { demoTopic } from './demoTopic.ts';
export { type PretendedLayout, pretendLayout } from './pretendLayout.ts';
