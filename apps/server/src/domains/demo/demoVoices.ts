import { type DemoPersonId, demoPeople } from './demoPeople.ts';

/** A sentence of a recorded voice, which the phrase memory knows. */
export type VoiceSentence = {
  /** In the language of the person. */
  text: string;
  /** MP3 of one channel at 16 kHz, in Base64. */
  mp3: string;
};

type VoiceFile = { default: readonly VoiceSentence[] };

/** Each is read when somebody calls the person. */
const files: Record<DemoPersonId, () => Promise<VoiceFile>> = {
  emma: () => import('./voices/emma.json', { with: { type: 'json' } }),
  marco: () => import('./voices/marco.json', { with: { type: 'json' } }),
  omar: () => import('./voices/omar.json', { with: { type: 'json' } }),
  minh: () => import('./voices/minh.json', { with: { type: 'json' } }),
  diego: () => import('./voices/diego.json', { with: { type: 'json' } }),
  chloe: () => import('./voices/chloe.json', { with: { type: 'json' } }),
};

const idOf = (name: string): DemoPersonId | undefined =>
  (Object.keys(demoPeople) as DemoPersonId[]).find((id) => demoPeople[id].name === name);

/** The recorded voices of the demo's people, by full name. */
export const demoVoices = {
  has: (name: string): boolean => idOf(name) !== undefined,
  /** What somebody's voice says; nothing for a name that the demo does not have. */
  load: async (name: string): Promise<readonly VoiceSentence[]> => {
    const id = idOf(name);
    return id ? (await files[id]()).default : [];
  },
};
