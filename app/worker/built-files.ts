/**
 * Fetches the files of this very build, and takes nothing else for them: an answer of another content, a proxy's page
 * or a refusal rejects (https://www.w3.org/TR/SRI/). By their paths, for a request of a page may not allow that.
 */
export const builtFiles = (integrities: Record<string, string>) => {
  const known = new Map(Object.entries(integrities));
  const fetchAs = (path: string, cache: RequestCache) =>
    fetch(path, { cache, integrity: known.get(path) ?? '', credentials: 'same-origin' });
  /** Past what the browser has kept. */
  const fetchBypassingCache = (path: string): Promise<Response> => fetchAs(path, 'reload');
  return {
    /** Empty where it is no file of the build. */
    integrityOf: (path: string): string => known.get(path) ?? '',
    isBuilt: (path: string): boolean => known.has(path),
    fetchBypassingCache,
    /** As the browser has kept it, unless that is wrong. */
    fetchBuilt: (path: string): Promise<Response> =>
      fetchAs(path, 'default').catch(() => fetchBypassingCache(path)),
  };
};

/**
 * The browser rejects alike for a network that is out of order and for a file that is not what was built, which may
 * be gone with its release. The page reloads for the second only, so it gets a refusal where the host answers at all.
 */
export const orNotFound = async (path: string, answer: Promise<Response>): Promise<Response> => {
  try {
    return await answer;
  } catch (error) {
    const isHostThere = await fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!isHostThere) throw error;
    return new Response(null, { status: 404 });
  }
};
