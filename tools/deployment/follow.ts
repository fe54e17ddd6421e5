/** Without a build: what the worker's list and the documents of a host name. */
import { SHELL, WORKER } from '../../app/worker/addresses.ts';
import type { Ask } from './ask.ts';
import { type Expected, documentsIn, workersIn } from './expected.ts';
import { eachOf } from './look.ts';

/** A minifier takes quotation marks of one kind for those of another. */
const QUOTE = '["\'`]';
const INTEGRITY = `${QUOTE}(?<integrity>sha256-[\\w+/=]+)${QUOTE}`;
/** A document in the worker's list (app/worker/precache.ts), and a file in its integrities. */
const LISTED = [
  new RegExp(
    `url:${QUOTE}(?<address>/[^"'\`]*)${QUOTE},revision:${QUOTE}\\w+${QUOTE},integrity:${INTEGRITY}`,
    'g',
  ),
  new RegExp(`${QUOTE}(?<address>/assets/[^"'\`]+)${QUOTE}:${INTEGRITY}`, 'g'),
];
/** A file with an ending, wherever a document or a manifest names it. */
const NAMED = /["'(](\/[\w/-][\w./-]*\.(?!html)[a-z][a-z\d]+)["')]/g;
const ALTERNATE = /hreflang="[^"]*" href="([^"]+)"/g;
const IN_SITEMAP = /<loc>([^<]+)<\/loc>/g;
/** A host has these whether or not something names them. */
const SITEMAP = '/sitemap.xml';
const ALWAYS = ['/robots.txt', SITEMAP];

const named = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '');

/** The integrities that a worker holds, by address. */
const listOf = (worker: string) =>
  new Map(
    LISTED.flatMap((pattern) => [...worker.matchAll(pattern)]).map(({ groups }) => [
      groups?.['address'] ?? '',
      groups?.['integrity'] ?? '',
    ]),
  );

/** What stands before the addresses of each language: in the worker's list, or as the first page says. */
const prefixesOf = (listed: string[], page: string): string[] => {
  const shells = listed.filter((address) => address.endsWith(SHELL));
  return [
    ...new Set([
      '',
      ...shells.map((address) => address.slice(0, -SHELL.length)),
      ...named(ALTERNATE, page).map((address) => pathOf(address).replace(/\/$/, '')),
    ]),
  ];
};

/** A file has an ending, a page has none. */
const isFile = (address: string) => /\.\w+$/.test(address);

/** Follows what a host names. An answer that does not come is found by who looks at its address. */
export const followHost = async (origin: string, ask: Ask): Promise<Expected[]> => {
  const textAt = async (address: string) => {
    const answer = await ask(origin + address).catch(() => undefined);
    return answer?.status === 200 ? answer.text : '';
  };
  const [worker, page, sitemap] = await eachOf([WORKER, '/', SITEMAP], textAt);
  const list = listOf(worker ?? '');
  const integrityAt = (address: string) => list.get(address);
  const listed = [...list.keys()];
  const prefixes = prefixesOf(listed, page ?? '');
  const inSitemap = named(IN_SITEMAP, sitemap ?? '').filter((address) => URL.canParse(address));
  const known = [
    ...listed.filter((address) => !isFile(address)),
    ...inSitemap.map((address) => pathOf(address)),
  ];
  const documents = documentsIn(prefixes, known, integrityAt);
  const manifests = prefixes.map((prefix) => `${prefix}/manifest.webmanifest`);
  const texts = await eachOf([...documents.map(({ address }) => address), ...manifests], textAt);
  // Documents name some files by the origin they were built for.
  const origins = [origin, ...inSitemap.map((address) => new URL(address).origin)];
  const own = [...new Set(origins)].reduce((text, one) => text.replaceAll(one, ''), texts.join('\n'));
  const files = new Set([
    ...ALWAYS,
    ...manifests,
    ...listed.filter((address) => isFile(address)),
    ...named(NAMED, own),
  ]);
  files.delete(WORKER);
  return [
    ...documents,
    ...workersIn(prefixes, integrityAt),
    ...[...files].map((address) => ({ address, role: 'file' as const, integrity: integrityAt(address) })),
  ];
};
