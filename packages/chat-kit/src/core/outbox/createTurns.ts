/** Runs a task after all those asked for before it; a failed task does not stop the next. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue with one writer at a time, so that two quick messages keep their order. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
