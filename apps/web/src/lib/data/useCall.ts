import { useEffect, useState } from 'react';

/**
 * Reads once from the server, for pages that load without the cache of queries. Undefined until the answer is there, and
 * after a failure.
 *
 * @param call the same function at every render
 */
export function useCall<Data>(call: () => Promise<Data>): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => {
    let isCurrent = true;
    call().then(
      (answer) => isCurrent && setData(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [call]);
  return data;
}
