/** Runs a task after all those that were added before it; a failed task does not stop the next. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue that runs one task at a time, in the order in which they were added. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
