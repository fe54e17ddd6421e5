/** A promise that a test settles at the time it chooses. */
export const createDeferred = <Value>() => {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  // oxlint-disable-next-line promise/avoid-new -- what this is for
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};
