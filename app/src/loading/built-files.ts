/** As many characters of a file's digest (SHA-256, Base64) tell it from another one that comes by accident. */
export const DIGEST_LENGTH = 4;

/** `name:digest,name:digest…` of the scripts and styles. The build puts them in here (app/build/prerender/digests.ts). */
export const BUILT_FILES = 'janani:built-files';

const digests = new Map(
  BUILT_FILES.split(',').map((entry) => entry.split(':') as [name: string, digest: string]),
);

const digestOf = async (content: ArrayBuffer): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...bytes)).slice(0, DIGEST_LENGTH);
};

/**
 * Whether this is what was built under the address. A file that the build did not name passes, and so does any where
 * the browser gives no digests: over plain HTTP.
 */
export const isAsBuilt = async (address: string, content: ArrayBuffer): Promise<boolean> => {
  const expected = digests.get(address.slice(address.lastIndexOf('/') + 1));
  if (expected === undefined || !('subtle' in crypto)) return true;
  return (await digestOf(content)) === expected;
};
