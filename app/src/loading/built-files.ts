/**
 * This many characters of a digest (SHA-256, Base64) distinguish a file from another one that is served by accident.
 */
export const DIGEST_LENGTH = 4;

/** `name:digest,name:digest…` of the scripts and styles. The build inserts them (app/build/prerender/digests.ts). */
export const BUILT_FILES = 'janani:built-files';

const digests = new Map(
  BUILT_FILES.split(',').map((entry) => entry.split(':') as [name: string, digest: string]),
);

const computeDigest = async (content: ArrayBuffer): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes)).slice(0, DIGEST_LENGTH);
};

/**
 * Whether the content is what was built for this URL. True for a file that the build does not list, and for every file
 * over plain HTTP, where the browser cannot compute digests.
 */
export const isAsBuilt = async (url: string, content: ArrayBuffer): Promise<boolean> => {
  const expectedDigest = digests.get(url.slice(url.lastIndexOf('/') + 1));
  if (expectedDigest === undefined || !('subtle' in crypto)) return true;
  return (await computeDigest(content)) === expectedDigest;
};
