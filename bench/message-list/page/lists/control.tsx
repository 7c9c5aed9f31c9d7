import type { ListProps } from '../ListUnderTest.ts';
import { TanstackList } from './TanstackList.tsx';

const options = { anchorTo: 'start' } as const;

/** A list that holds nothing: the benchmark must see it drift, or the benchmark is blind. */
export function List(props: ListProps) {
  return <TanstackList {...props} options={options} withoutAnchor />;
}
