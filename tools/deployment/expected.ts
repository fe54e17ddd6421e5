/** What a host should answer, address by address. */
import { addressesOf, allRoutes } from '../../app/src/routes/routes.ts';
import { SHELL, WORKER } from '../../app/worker/addresses.ts';
import { ABSENT } from './absent.ts';

/** A page built ahead of time, the document of every other address, the worker, or anything else. */
type Role = 'page' | 'shell' | 'worker' | 'file';

export type Expected = {
  address: string;
  role: Role;
  /** Of its content; undefined where nothing tells it. */
  integrity: string | undefined;
  /** What a document of its language holds. */
  languageMark?: string;
};

export type Build = {
  /** What every document must be sent with. */
  headers: Record<string, string>;
  expected: Expected[];
};

/** The integrity of what should be at an address. */
export type IntegrityAt = (address: string) => string | undefined;

/** The address without the prefix of its language. */
const bareOf = (address: string, prefix: string) => address.slice(prefix.length) || '/';

/** Of these addresses, which language each is of: the longest prefix that fits. */
const prefixOf = (address: string, prefixes: string[]): string =>
  prefixes
    .filter((prefix) => address === prefix || address.startsWith(`${prefix}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

/** Every document names the manifest of its language. */
const languageMarkOf = (prefix: string) => `${prefix}/manifest.webmanifest`;

/** The pages that are built ahead of time, without a prefix. */
const builtPages = allRoutes.flatMap((route) =>
  'description' in route && route.description !== undefined ? addressesOf(route) : [],
);

/** Where no document was built: pages of members, and what there is no page of. */
const shellPages = [
  ...allRoutes.flatMap((route) => addressesOf(route)).filter((path) => !builtPages.includes(path)),
  `/${ABSENT}`,
  `/${ABSENT}/${ABSENT}`,
].map((path) => path.replace(/:\w+/, ABSENT));

/** Every page in every language, and the shell of each under addresses that have no document. */
export const documentsIn = (prefixes: string[], known: string[], integrityAt: IntegrityAt): Expected[] => {
  const addresses = new Set([
    ...known,
    ...prefixes.flatMap((prefix) =>
      [...builtPages, SHELL].map((path) => (path === '/' ? prefix || path : prefix + path)),
    ),
  ]);
  const documents = [...addresses].map((address): Expected => {
    const prefix = prefixOf(address, prefixes);
    return {
      address,
      role: bareOf(address, prefix) === SHELL ? 'shell' : 'page',
      integrity: integrityAt(address),
      languageMark: languageMarkOf(prefix),
    };
  });
  const shells = prefixes.flatMap((prefix) =>
    shellPages.map((path): Expected => ({
      address: prefix + path,
      role: 'shell',
      integrity: integrityAt(prefix + SHELL),
      languageMark: languageMarkOf(prefix),
    })),
  );
  return [...documents, ...shells];
};

/** The worker is registered under an address of its own for each language. */
export const workersIn = (prefixes: string[], integrityAt: IntegrityAt): Expected[] =>
  prefixes.map((prefix) => ({
    address: prefix === '' ? WORKER : `${WORKER}?language=${prefix.slice(1)}`,
    role: 'worker',
    integrity: integrityAt(WORKER),
  }));
