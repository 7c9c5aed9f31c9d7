import { Skeleton } from '@franca/ui';
import * as rows from './Rows.styles.ts';

/** How long the first lines are, one after the other. */
const widths = ['70%', '55%', '80%', '60%', '75%', '50%'];

/** Stands in the place of rows with a picture and two lines while they load; nothing is said about it. */
export function WaitingRows() {
  return (
    <div aria-hidden="true">
      {widths.map((width) => (
        <div key={width} className={rows.waiting}>
          <Skeleton shape="circle" width={40} height={40} />
          <div className={rows.waitingWords}>
            <Skeleton width={width} />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
