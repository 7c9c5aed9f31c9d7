import { choiceStorageSuite } from '../testing/choiceStorageSuite.ts';
import { memoryChoiceStorage } from './memoryChoiceStorage.ts';

choiceStorageSuite('the choice storage in memory', () => {
  const storage = memoryChoiceStorage();
  return { storage, reopen: () => storage };
});
