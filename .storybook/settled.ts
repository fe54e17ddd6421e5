/** Longer than anything that arrives; the time bar of a toast goes on for seconds. */
const LONGEST_ARRIVAL_MS = 1000;

const isArriving = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST_ARRIVAL_MS;

/** Waits until nothing fades any more: axe would measure the contrast of what is half there. */
export const settled = async (): Promise<void> => {
  const arriving = document.getAnimations().filter(isArriving);
  await Promise.all(arriving.map(({ finished }) => finished.catch(() => {})));
};
