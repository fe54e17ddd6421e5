/** Longer than any entrance animation; the progress bar of a toast runs for seconds. */
const LONGEST_ARRIVAL_MS = 1000;

const isArriving = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST_ARRIVAL_MS;

/** Waits until no element is fading: axe would otherwise measure the contrast of translucent text. */
export const settled = async (): Promise<void> => {
  const arriving = document.getAnimations().filter(isArriving);
  await Promise.all(arriving.map(({ finished }) => finished.catch(() => {})));
};
