import { useEffect, useState } from 'react';
import { createLabelIndex } from '../label-index.ts';

/** The phonetic search, once it has loaded. */
export type SoundSearch = ReturnType<typeof import('./search-by-sound.ts').createSoundSearch>;

let loadPromise: Promise<SoundSearch> | undefined;

/** Loads the phonetic search, which a field that searches by text does not need. A failed load can be repeated. */
export const loadSoundSearch = (): Promise<SoundSearch> =>
  (loadPromise ??= import('./search-by-sound.ts').then(
    ({ createSoundSearch }) => createSoundSearch(createLabelIndex),
    (error: unknown) => {
      loadPromise = undefined;
      throw error;
    },
  ));

/** The phonetic search; undefined until it has loaded. It is requested each time that it is enabled. */
export const useSoundSearch = (isEnabled: boolean): SoundSearch | undefined => {
  const [sound, setSound] = useState<SoundSearch>();
  useEffect(() => {
    // If it fails to load, the field searches by text.
    if (isEnabled) loadSoundSearch().then(setSound, () => {});
  }, [isEnabled]);
  return sound;
};
