import type { OptionSource } from '../use-remote-options.ts';
import { loadSoundSearch } from './use-sound.ts';

/** How long the user waits for the second response, after the first one was empty. */
const RETRY_TIMEOUT_MS = 3_000;

/**
 * Makes a source send a second request, with the query in the other script, when the first response is empty. A paged
 * source is returned unchanged.
 */
export const retryInOtherScript = (load: OptionSource, minChars: number): OptionSource =>
  load.useOptions
    ? load
    : async (query, options) => {
        const firstResponse = await load(query, options);
        if (firstResponse.length > 0 || query === '' || options.signal.aborted) return firstResponse;
        // If the code fails to load, the first response is used.
        const sound = await loadSoundSearch().catch(() => undefined);
        const otherQuery = sound?.toOtherScript(query) ?? '';
        const letters = otherQuery.replaceAll(/\s/g, '');
        if (options.signal.aborted || letters.length < minChars || otherQuery === query) return firstResponse;
        // The first response is also used if the second request fails or times out.
        const timeout = new Promise<typeof firstResponse>((resolve) => {
          setTimeout(() => resolve(firstResponse), RETRY_TIMEOUT_MS);
        });
        return Promise.race([load(otherQuery, options).catch(() => firstResponse), timeout]);
      };
