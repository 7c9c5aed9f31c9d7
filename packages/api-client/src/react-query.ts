export {
  createQueryOptions,
  type QueryFactories,
  queryKeyOf,
  type ReadFactory,
  type ReadOptions,
} from './reactQuery/createQueryOptions.ts';
