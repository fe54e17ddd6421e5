import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Environment } from '../environment.ts';
import { firebaseConfig } from '../hosting.ts';
import { securityHeaders } from '../security-headers.ts';
import { trustedTypesScript } from '../trusted-types.ts';
import { SHELL } from '../worker/addresses.ts';
import { buildWorker } from '../worker/build.ts';
import { precacheOf } from '../worker/precache.ts';
import { type Built, documentOf, shellOf } from './document.ts';
import { themeScript } from './head-scripts.ts';
import { inlineHashesOf } from './inline-hashes.ts';
import type { Manifest } from './manifest.ts';
import type { ServerEntry } from './page.ts';
import { robotsOf, sitemapOf, webManifestOf } from './site-files.ts';

const readBuilt = (folder: string, server: ServerEntry, origin: string): Built => {
  const files = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
    site: server.site(origin),
    read,
    find: (name) => {
      const file = files.find((candidate) => candidate.startsWith(name));
      if (!file) throw new Error(`The build has no ${name}…: its pages cannot preload it.`);
      return file;
    },
  };
};

/** Every document of the build: the file it is written to, and its address. */
const documentsOf = async (server: ServerEntry, built: Built, origin: string) => {
  const standIns = server.renderStandIns();
  const documents = [{ file: 'app.html', address: SHELL, html: shellOf(standIns, built) }];
  for (const page of server.pages(origin)) {
    const html = documentOf(page, await server.renderPage(page.path), standIns, built);
    documents.push({ file: page.file, address: page.path, html });
  }
  return documents;
};

/**
 * Builds the public pages and the sign-in page ahead of time: client build, server build, markup,
 * and last the worker that keeps it all for when there is no network.
 * Beside the folder that is served it leaves the headers it must be served with, the same for Firebase Hosting,
 * and the manifest.
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
          client: { build: { outDir: folder, manifest: true } },
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
    transformIndexHtml: () =>
      [trustedTypesScript(environment), themeScript].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head-prepend' as const,
      })),
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite made no client or no server environment.');
      await builder.build(client);
      await builder.build(ssr);
      const folder = resolve(client.config.root, client.config.build.outDir);
      const serverFolder = resolve(ssr.config.root, ssr.config.build.outDir);
      const server = (await import(pathToFileURL(join(serverFolder, 'main.server.js')).href)) as ServerEntry;
      const built = readBuilt(folder, server, origin);
      const documents = await documentsOf(server, built, origin);
      for (const { file, html } of documents) writeFileSync(join(folder, file), html);
      writeFileSync(join(folder, 'robots.txt'), robotsOf(built.site));
      writeFileSync(join(folder, 'sitemap.xml'), sitemapOf(server.pages(origin), built.site));
      writeFileSync(join(folder, 'manifest.webmanifest'), webManifestOf(built.site));
      await buildWorker(
        folder,
        precacheOf(built.manifest, documents),
        environment.VITE_SERVICE_WORKER === 'off',
      );
      const headers = securityHeaders(environment, inlineHashesOf(documents.map(({ html }) => html)));
      writeFileSync(`${folder}.headers.json`, `${JSON.stringify(headers, null, 2)}\n`);
      const hosting = firebaseConfig(basename(folder), headers);
      writeFileSync(`${folder}.firebase.json`, `${JSON.stringify(hosting, null, 2)}\n`);
      renameSync(join(folder, '.vite/manifest.json'), `${folder}.manifest.json`);
      rmSync(join(folder, '.vite'), { recursive: true });
      rmSync(serverFolder, { recursive: true });
    },
  };
};
