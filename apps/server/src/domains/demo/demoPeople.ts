import type { Gender, PackageName } from '@franca/contract';
import type { DemoFace } from './drawPicture.ts';

/** Short name by which the demo's conversations name their people. */
export type DemoPersonId = 'emma' | 'marco' | 'omar' | 'minh' | 'diego' | 'chloe';

/** An invented person of the demo. */
export type DemoPerson = {
  /** Full name. */
  name: string;
  /** Name of the reference list. */
  country: string;
  /** Name of the reference list. */
  language: string;
  /** Name of the reference list. */
  accent: string;
  /** As in the profile. */
  gender: Gender;
  /** A line about themselves, in their own language. */
  description: string;
  /** The plan; one is on free, so that both ways of reading are seen. */
  plan: PackageName;
  /** Whether the name carries the verification badge. */
  isVerified: boolean;
  /** How the avatar is drawn. */
  face: DemoFace;
};

/** Six people with six languages, in the order of the login page. */
export const demoPeople: Record<DemoPersonId, DemoPerson> = {
  emma: {
    name: 'Emma Clarke',
    country: 'Australia',
    language: 'English',
    accent: 'English (Australia)',
    gender: 'female',
    description: 'Sydney, surfing and strong coffee.',
    plan: 'ultimate',
    isVerified: true,
    face: { background: 'b6e3f4', hair: 'variant39', lips: 'variant22', body: 'variant06', beard: false },
  },
  marco: {
    name: 'Marco Rossi',
    country: 'Italy',
    language: 'Italian',
    accent: 'Italian (Italy)',
    gender: 'male',
    description: 'Cucino per gli amici, sempre.',
    plan: 'ultimate',
    isVerified: true,
    face: { background: 'ffd5a8', hair: 'variant54', lips: 'variant05', body: 'variant02', beard: false },
  },
  omar: {
    name: 'Omar Hassan',
    country: 'Egypt',
    language: 'Arabic',
    accent: 'Arabic (Egypt)',
    gender: 'male',
    description: 'من القاهرة، أحب السفر والقراءة.',
    plan: 'ultimate',
    isVerified: true,
    face: { background: 'd1d4f9', hair: 'variant26', lips: 'variant08', body: 'variant05', beard: true },
  },
  minh: {
    name: 'Nguyễn Minh',
    country: 'Vietnam',
    language: 'Vietnamese',
    accent: 'Vietnamese (Vietnam)',
    gender: 'male',
    description: 'Sinh viên ở Hà Nội, đang học tiếng Anh.',
    plan: 'ultimate',
    isVerified: false,
    face: { background: 'c0ebc9', hair: 'variant15', lips: 'variant06', body: 'variant09', beard: false },
  },
  diego: {
    name: 'Diego Moreno',
    country: 'Mexico',
    language: 'Spanish',
    accent: 'Spanish (Mexico)',
    gender: 'male',
    description: 'Música, fútbol y tacos.',
    plan: 'ultimate',
    isVerified: false,
    face: { background: 'ffdfbf', hair: 'variant33', lips: 'variant25', body: 'variant03', beard: false },
  },
  chloe: {
    name: 'Chloé Tremblay',
    country: 'Canada',
    language: 'French',
    accent: 'French (Canada)',
    gender: 'female',
    description: 'Montréal, les musées et la neige.',
    plan: 'free',
    isVerified: true,
    face: { background: 'f9c9de', hair: 'variant37', lips: 'variant05', body: 'variant10', beard: false },
  },
};
