/** Longer than any entrance animation; the progress bar of a toast runs for seconds. */
const MAX_ENTRANCE_MS = 1000;

const isEntering = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && Number(effect?.getComputedTiming().endTime) <= MAX_ENTRANCE_MS;

/** Waits until all entrance animations have ended: axe would otherwise measure the contrast of translucent text. */
export const waitForAnimations = async (): Promise<void> => {
  const entranceAnimations = document.getAnimations().filter(isEntering);
  await Promise.all(entranceAnimations.map(({ finished }) => finished.catch(() => {})));
};
