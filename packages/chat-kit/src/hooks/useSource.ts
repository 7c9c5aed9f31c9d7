import { useEffect, useState } from 'react';

/** An address for a source that may only exist on this device; undefined until a file has one. */
export function useSource(source: string | Blob): string | undefined {
  const [made, setMade] = useState<{ of: Blob; address: string } | null>(null);
  useEffect(() => {
    if (typeof source === 'string') return;
    const address = URL.createObjectURL(source);
    setMade({ of: source, address });
    return () => URL.revokeObjectURL(address);
  }, [source]);
  if (typeof source === 'string') return source;
  // The address of an earlier file is gone already.
  return made?.of === source ? made.address : undefined;
}
