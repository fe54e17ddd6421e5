/**
 * Fetches the files of this build, and rejects a response of any other content, such as a proxy's page or an error
 * response (https://www.w3.org/TR/SRI/). It fetches by path, because a page's request may have options that do not
 * allow integrity.
 */
export const createBuiltFiles = (integrities: Record<string, string>) => {
  const integrityByPath = new Map(Object.entries(integrities));
  const fetchAs = (path: string, cache: RequestCache) =>
    fetch(path, { cache, integrity: integrityByPath.get(path) ?? '', credentials: 'same-origin' });
  const fetchBypassingCache = (path: string): Promise<Response> => fetchAs(path, 'reload');
  return {
    /** Empty if the path is no file of the build. */
    getIntegrity: (path: string): string => integrityByPath.get(path) ?? '',
    isBuilt: (path: string): boolean => integrityByPath.has(path),
    fetchBypassingCache,
    /** From the browser's cache, unless the cached file is wrong. */
    fetchBuilt: (path: string): Promise<Response> =>
      fetchAs(path, 'default').catch(() => fetchBypassingCache(path)),
  };
};

/**
 * The browser rejects in the same way for a network error and for a file of other content, which may have been removed
 * with its release. The page reloads for the second only, so it gets a 404 where the host responds at all.
 */
export const orNotFound = async (path: string, response: Promise<Response>): Promise<Response> => {
  try {
    return await response;
  } catch (error) {
    const isHostReachable = await fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (!isHostReachable) throw error;
    return new Response(null, { status: 404 });
  }
};
