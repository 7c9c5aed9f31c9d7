export { createQueryOptions } from './reactQuery/createQueryOptions.ts';
export type { QueryFactories, ReadFactory, ReadOptions } from './reactQuery/QueryFactories.ts';
export { queryKeyOf } from './reactQuery/queryKeyOf.ts';
