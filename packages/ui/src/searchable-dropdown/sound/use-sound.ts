import { useEffect, useState } from 'react';
import { createLabelIndex } from '../label-index.ts';

/** The search by sound once it has loaded. */
export type SoundSearch = ReturnType<typeof import('./search-by-sound.ts').createSoundSearch>;

let loading: Promise<SoundSearch> | undefined;

/** Loads the search by sound, which a field that searches by text does not need. A failed load is tried again. */
export const loadSound = (): Promise<SoundSearch> =>
  (loading ??= import('./search-by-sound.ts').then(
    ({ createSoundSearch }) => createSoundSearch(createLabelIndex),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** The search by sound; undefined until it has loaded. It is requested each time that it becomes wanted. */
export const useSound = (isWanted: boolean): SoundSearch | undefined => {
  const [sound, setSound] = useState<SoundSearch>();
  useEffect(() => {
    // Without it the search is by text.
    if (isWanted) loadSound().then(setSound, () => {});
  }, [isWanted]);
  return sound;
};
