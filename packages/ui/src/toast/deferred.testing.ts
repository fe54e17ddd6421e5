/** A promise that a test settles at the time it chooses. */
export const deferred = <Value>() => {
  let resolve!: (value: Value) => void;
  let reject!: (problem: Error) => void;
  // oxlint-disable-next-line promise/avoid-new -- what this is for
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};
