import type { OptionSource } from '../use-remote-options.ts';
import { loadSound } from './use-sound.ts';

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
        if (options.signal.aborted || other.length < minChars || other === query) return found;
        return load(other, options);
      };
