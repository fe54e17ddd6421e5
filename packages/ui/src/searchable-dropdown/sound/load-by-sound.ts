import type { OptionSource } from '../use-remote-options.ts';
import { loadSound } from './use-sound.ts';

/** How long the user waits for the second response: the first, which found nothing, is known. */
const SECOND_WAIT_MS = 3_000;

/**
 * A source that is asked a second time, in the other script, where it has found nothing. A source in pages stays as it
 * is.
 */
export const loadBySound = (load: OptionSource, minChars: number): OptionSource =>
  load.useOptions
    ? load
    : async (query, options) => {
        const found = await load(query, options);
        if (found.length > 0 || query === '' || options.signal.aborted) return found;
        // Without its code the first response stands.
        const sound = await loadSound().catch(() => undefined);
        const other = sound?.otherScript(query) ?? '';
        const letters = other.replaceAll(/\s/g, '');
        if (options.signal.aborted || letters.length < minChars || other === query) return found;
        // So does it where the second one fails, or takes long.
        const nothing = new Promise<typeof found>((resolve) => {
          setTimeout(() => resolve(found), SECOND_WAIT_MS);
        });
        return Promise.race([load(other, options).catch(() => found), nothing]);
      };
