import { analytics } from '../platform/analytics.ts';
import { isAsBuilt } from './built-files.ts';
import { fetchUntilStalled } from './fetch-until-stalled.ts';

let outdated = false;
/** Whether a file had another content than expected, so that a newer release may have been deployed. */
export const isOutdated = (): boolean => outdated;

/** A response without the file: an error response, a proxy's page, or other content. */
class WrongResponse extends Error {
  override readonly name = 'ChunkError';
}

/** The browser's message, "Failed to fetch", does not name the URL. */
const fetchError = (url: string) => (cause: unknown) => {
  throw new Error(
    `${url} could not be fetched, so the part of the app that is in it cannot be used. Try again.`,
    {
      cause,
    },
  );
};

const fetchFile = async (url: string, cache: RequestCache): Promise<void> => {
  const { response, content } = await fetchUntilStalled(url, cache).catch(fetchError(url));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/javascript|css/.test(type) || !(await isAsBuilt(url, content)))
    throw new WrongResponse(
      `${url} was answered with ${response.status} (${type || 'no type'}), and it is not the file that was built, so the part of the app that is in it cannot be used. Try again, or reload the page.`,
    );
};

/**
 * Fetches a file completely. A wrong response may come from the browser's cache, so the file is requested once more,
 * bypassing it.
 */
const fetchFully = async (url: string): Promise<void> => {
  try {
    await fetchFile(url, 'default');
  } catch (error) {
    if (!(error instanceof WrongResponse)) throw error;
    await fetchFile(url, 'reload').catch((retryError: unknown) => {
      outdated ||= retryError instanceof WrongResponse;
      throw retryError;
    });
  }
};

/**
 * The document's own script is running already. Its styles are inline, and are linked only so that they are not
 * fetched.
 */
const isLoaded = (url: string) =>
  [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="stylesheet"]'),
  ].some(
    (element) => ('src' in element ? element.src : element.href) === new URL(url, document.baseURI).href,
  );

/**
 * Shares the pending or finished request for a URL between callers. A caller that joins a request which then fails gets
 * a new request, because the failed one started before the call.
 */
const shareRequests = (work: (url: string) => Promise<void>): ((url: string) => Promise<void>) => {
  const requests = new Map<string, Promise<void>>();
  const start = (url: string) => {
    const request = work(url);
    requests.set(url, request);
    request.catch((error: unknown) => {
      // Without a network every file is missing, which is not an error of the product.
      if (navigator.onLine) void analytics.report('chunk', error);
      if (requests.get(url) === request) requests.delete(url);
    });
    return request;
  };
  return (url) => requests.get(url)?.catch(() => requests.get(url) ?? start(url)) ?? start(url);
};

/**
 * Vite lists the files of a module only if there are several; a single file occurs in the import alone (vite:
 * `plugins/importAnalysisBuild.ts`, "deps.size > 1"). All files of the build are in one folder.
 */
const getImportedFile = (importModule: () => Promise<unknown>): string[] => {
  const [, path] = /\bimport\(\s*["'`]([^"'`]+)["'`]/.exec(String(importModule)) ?? [];
  return path === undefined ? [] : [new URL(path, import.meta.url).pathname];
};

const isStyle = (url: string) => url.endsWith('.css');

const applyStyle = async (url: string): Promise<void> => {
  if (isLoaded(url)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} could not be applied, so what it styles is not shown. Try again.`));
    });
    document.head.append(link);
  });
};

const fetchOnce = shareRequests(async (url) => (isLoaded(url) ? undefined : fetchFully(url)));
const applyOnce = shareRequests(applyStyle);

/**
 * Every `import()` of the built app uses this: it fetches all files of a module completely before the import, which
 * then finds them in the browser's cache. A browser remembers for the document's lifetime that a module or one of its
 * imports failed to load (https://github.com/whatwg/html/issues/6768), so a moment without a network would be
 * permanent. Here only fetched files are imported.
 */
export const fetchThenImport = async <Module>(
  importModule: () => Promise<Module>,
  otherFiles: readonly string[] = [],
): Promise<Module> => {
  const files = [...new Set([...otherFiles, ...getImportedFile(importModule)])];
  await Promise.all(files.map(fetchOnce));
  await Promise.all(files.filter(isStyle).map(applyOnce));
  return importModule();
};
