import type { ListProps } from '../ListUnderTest.ts';
import { TanstackList } from './TanstackList.tsx';

const options = { anchorTo: 'end', followOnAppend: true, scrollEndThreshold: 80, overscan: 10 } as const;

/** TanStack Virtual with the two lines that let it correct by place and not by the direction of scrolling. */
export function List(props: ListProps) {
  return <TanstackList {...props} options={options} byPlace />;
}
