import type { Person } from '../core/model/Person.ts';

/** Invented people for stories and tests. */
export const demoPeople = {
  viewer: { id: 'viewer', name: 'Emma Clarke', avatarUrl: null },
  lucia: { id: 'lucia', name: 'Lucía Fernández', avatarUrl: null, isVerified: true },
  omar: { id: 'omar', name: 'عمر الحسن', avatarUrl: null },
  linh: { id: 'linh', name: 'Nguyễn Thị Linh', avatarUrl: null },
  marco: { id: 'marco', name: 'Marco Bianchi', avatarUrl: null },
} as const satisfies Record<string, Person>;
