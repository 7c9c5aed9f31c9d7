import type { ListProps } from '../ListUnderTest.ts';
import { TanstackList } from './TanstackList.tsx';

const options = { anchorTo: 'end', followOnAppend: true, scrollEndThreshold: 80 } as const;

/** TanStack Virtual in the chat mode of its documentation. */
export function List(props: ListProps) {
  return <TanstackList {...props} options={options} />;
}
