import { useEffect, useRef, useState } from 'react';

/**
 * Reads once from the server, for pages that load without the cache of queries. Undefined until the response has arrived.
 *
 * @param call the same function at every render
 * @param otherwise the value after a failure
 */
export function useCall<Data>(call: () => Promise<Data>, otherwise?: Data): Data | undefined {
  const [data, setData] = useState<Data>();
  const afterFailure = useRef(otherwise);
  useEffect(() => {
    let isCurrent = true;
    call().then(
      (answer) => isCurrent && setData(answer),
      () => isCurrent && setData(afterFailure.current),
    );
    return () => {
      isCurrent = false;
    };
  }, [call]);
  return data;
}
