import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Environment } from '../environment.ts';
import { firebaseConfig } from '../hosting.ts';
import { emptyMaps, moveMaps } from '../source-maps.ts';
import { securityHeaders } from '../security-headers.ts';
import { trustedTypesScript } from '../trusted-types.ts';
import { type Language, SOURCE_LANGUAGE } from '@janani/messages/src/language-list.ts';
import { localizeManifest, writeLanguages } from '@janani/messages/vite/translate-scripts.ts';
import { SHELL } from '../../worker/worker-urls.ts';
import { buildWorker } from '../../worker/build.ts';
import { type Precaches, getPrecache } from '../../worker/precache.ts';
import { type DocumentInputs, getDocument, getShell } from './document.ts';
import { buildEarlyCall, buildFirstScript } from '../../first-script/build.ts';
import { writeAllDigests } from './digests.ts';
import { getIntegrities } from '../../worker/integrity.ts';
import { themeScript } from './head-scripts.ts';
import { getInlineHashes } from './inline-hashes.ts';
import { type Manifest, withAllModules } from './manifest.ts';
import type { LanguageDocuments } from './page.ts';
import { getMemberModules } from './page-modules.ts';
import { loadServers } from './servers.ts';
import { getRobots, getSecurityText, getSitemap, getWebManifest } from './site-files.ts';

/** The inputs that the documents of all languages share. */
type SharedInputs = Omit<DocumentInputs, 'site' | 'manifest' | 'earlyCall'>;

const readSharedInputs = (folder: string, languages: readonly Language[]): SharedInputs => {
  const files = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const integrities = getIntegrities(folder);
  return {
    template: read('index.html'),
    read,
    integrity: (file) => {
      const integrity = integrities[`/${file}`];
      if (integrity === undefined) throw new Error(`The build has no ${file}, so no document can name it.`);
      return integrity;
    },
    find: (name) => {
      const file = files.find((candidate) => candidate.startsWith(name));
      if (!file) throw new Error(`The build has no ${name}…: its pages cannot preload it.`);
      return file;
    },
    otherLanguages: languages.filter((language) => language !== SOURCE_LANGUAGE),
  };
};

type Document = { file: string; url: string; html: string };

/** Every document of a language: the file it is written to, and its URL. */
const getDocuments = async (documentSet: LanguageDocuments, inputs: DocumentInputs): Promise<Document[]> => {
  const fallbacks = documentSet.renderFallbacks();
  const shell = documentSet.site.prefix + SHELL;
  const documents = [
    { file: getFile(shell), url: shell, html: getShell(fallbacks, inputs, getMemberModules()) },
  ];
  for (const page of documentSet.pages) {
    const html = getDocument(page, await documentSet.renderPage(page.path), fallbacks, inputs);
    documents.push({ file: getFile(page.path), url: page.path, html });
  }
  return documents;
};

/** Where a host looks for the page of a URL. */
const getFile = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);

/** Writes all documents of a language, and returns what its worker precaches. */
const writeDocuments = async (
  documentSet: LanguageDocuments,
  all: Omit<DocumentInputs, 'site'>,
  folder: string,
) => {
  const { site } = documentSet;
  const documents = await getDocuments(documentSet, { ...all, site });
  mkdirSync(join(folder, site.prefix), { recursive: true });
  for (const { file, html } of documents) writeFileSync(join(folder, file), html);
  writeFileSync(join(folder, site.prefix, 'manifest.webmanifest'), getWebManifest(site));
  return documents;
};

/** The short entries that all languages share are repeated in each list. */
const getPrecaches = (
  manifest: Manifest,
  documentSets: LanguageDocuments[],
  documents: Record<string, Document[]>,
): Precaches =>
  Object.fromEntries(
    documentSets.map(({ language, site }) => {
      const precache = getPrecache(localizeManifest(manifest, language), documents[language] ?? []);
      return [language, { prefix: site.prefix, ...precache }];
    }),
  );

/** The first element of every document's head; scripts are inserted after it. */
const CHARSET = '<meta charset="utf-8" />';

/**
 * Builds the public pages and the sign-in page ahead of time: client build, server build, markup, and last the worker
 * that caches them for offline use. Beside the served folder it writes the headers to serve it with, the same for
 * Firebase Hosting, and the manifest.
 */
export const prerenderPages = (environment: Environment): Plugin => {
  const origin = environment.VITE_SITE_ORIGIN;
  return {
    name: 'janani:prerender',
    config: (config) => {
      const folder = config.build?.outDir ?? 'dist';
      return {
        builder: {},
        environments: {
          // No script names its map, and no map is served: see moveMaps.
          client: { build: { outDir: folder, manifest: true, sourcemap: 'hidden' } },
          ssr: {
            build: {
              outDir: `${folder}.server`,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: 'src/main.server.tsx', output: { codeSplitting: true } },
            },
          },
        },
      };
    },
    transformIndexHtml: async (html, { bundle }) => {
      const scripts = [
        // A development server has no release that is removed.
        ...(bundle ? [await buildFirstScript()] : []),
        trustedTypesScript(environment),
        themeScript,
      ].map((text) => `<script>${text}</script>`);
      if (!html.includes(CHARSET))
        throw new Error(
          `app/index.html does not hold ${CHARSET}, so the document's first scripts have no place. Put the element back.`,
        );
      // The charset must be declared within the first 1,024 bytes (HTML standard, "the meta element", charset).
      return html.replace(CHARSET, () => [CHARSET, ...scripts].join('\n    '));
    },
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite made no client or no server environment.');
      const outputs = [await builder.build(client)].flat();
      const chunks = outputs.flatMap((result) => ('output' in result ? result.output : []));
      await builder.build(ssr);
      const folder = resolve(client.config.root, client.config.build.outDir);
      const serverFolder = resolve(ssr.config.root, ssr.config.build.outDir);
      const servers = await loadServers(serverFolder);
      const offered = servers.map(({ language }) => language);
      const documentSets = servers.map(({ entry }) => entry.getLanguageDocuments(origin));
      writeLanguages(join(folder, 'assets'), offered);
      writeAllDigests(folder, offered);
      emptyMaps(folder);
      moveMaps(join(folder, 'assets'), folder);
      const viteManifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const manifest = withAllModules(viteManifest, chunks, client.config.root);
      const sharedInputs = {
        ...readSharedInputs(folder, offered),
        earlyCall: await buildEarlyCall(environment.VITE_API_BASE_URL),
      };
      const documents: Record<string, Document[]> = {};
      for (const documentSet of documentSets)
        documents[documentSet.language] = await writeDocuments(
          documentSet,
          { ...sharedInputs, manifest: localizeManifest(manifest, documentSet.language) },
          folder,
        );
      const pages = documentSets.flatMap((documentSet) => documentSet.pages);
      writeFileSync(join(folder, 'robots.txt'), getRobots(origin));
      writeFileSync(join(folder, 'sitemap.xml'), getSitemap(pages, origin));
      const contact = environment.VITE_SECURITY_CONTACT;
      if (contact) {
        mkdirSync(join(folder, '.well-known'), { recursive: true });
        const text = getSecurityText(contact, origin, new Date());
        writeFileSync(join(folder, '.well-known/security.txt'), text);
      }
      await buildWorker(
        folder,
        {
          precaches: getPrecaches(manifest, documentSets, documents),
          integrities: getIntegrities(folder),
        },
        environment.VITE_SERVICE_WORKER === 'off',
      );
      moveMaps(folder, folder);
      const headers = securityHeaders(
        environment,
        getInlineHashes(
          Object.values(documents)
            .flat()
            .map(({ html }) => html),
        ),
      );
      writeFileSync(`${folder}.headers.json`, `${JSON.stringify(headers, null, 2)}\n`);
      const hosting = firebaseConfig({
        folder: basename(folder),
        headers,
        prefixes: documentSets.flatMap(({ site }) => (site.prefix === '' ? [] : [site.prefix])),
        assets: readdirSync(join(folder, 'assets')),
      });
      writeFileSync(`${folder}.firebase.json`, `${JSON.stringify(hosting, null, 2)}\n`);
      writeFileSync(`${folder}.manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
      rmSync(join(folder, '.vite'), { recursive: true });
      rmSync(serverFolder, { recursive: true });
    },
  };
};
