import { isAsBuilt } from './built-files.ts';
import { fetchUntilStalled } from './until-stalled.ts';

let outdated = false;
/** Whether a file was answered with something else, so that another release may be in place by now. */
export const isOutdated = (): boolean => outdated;

/** An answer came, and it is not the file: refused, a page of a proxy, or another content. */
class WrongAnswer extends Error {}

/** A browser says "Failed to fetch", and not of what. */
const notFetched = (address: string) => (cause: unknown) => {
  throw new Error(
    `${address} could not be fetched, so the part of the app that is in it cannot be used. Try again.`,
    {
      cause,
    },
  );
};

const fetchFile = async (address: string, cache: RequestCache): Promise<void> => {
  const { answer, content } = await fetchUntilStalled(address, cache).catch(notFetched(address));
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !/javascript|css/.test(type) || !(await isAsBuilt(address, content)))
    throw new WrongAnswer(
      `${address} was answered with ${answer.status} (${type || 'no type'}), and it is not the file that was built, so the part of the app that is in it cannot be used. Try again, or reload the page.`,
    );
};

/** To its last byte. A wrong answer may be one that the browser has kept, so it is asked for once more past its cache. */
const fetchWhole = async (address: string): Promise<void> => {
  try {
    await fetchFile(address, 'default');
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error;
    await fetchFile(address, 'reload').catch((again: unknown) => {
      outdated ||= again instanceof WrongAnswer;
      throw again;
    });
  }
};

/** The document's own script runs already; its styles stand in it, and are named so that nothing fetches them. */
const isHere = (address: string) =>
  [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel="stylesheet"]'),
  ].some(
    (element) => ('src' in element ? element.src : element.href) === new URL(address, document.baseURI).href,
  );

/**
 * Work on an address that is under way or done is not done twice. Who joins an attempt that then fails gets one of
 * its own, for that one was begun before it was asked for.
 */
const once = (work: (address: string) => Promise<void>): ((address: string) => Promise<void>) => {
  const attempts = new Map<string, Promise<void>>();
  const start = (address: string) => {
    const attempt = work(address);
    attempts.set(address, attempt);
    attempt.catch(() => {
      if (attempts.get(address) === attempt) attempts.delete(address);
    });
    return attempt;
  };
  return (address) =>
    attempts.get(address)?.catch(() => attempts.get(address) ?? start(address)) ?? start(address);
};

/**
 * Vite names the files of a module only where it needs more than itself; its own stands in the import
 * (vite: `plugins/importAnalysisBuild.ts`, "deps.size > 1"). All files of the build are in one folder.
 */
const ownFile = (importModule: () => Promise<unknown>): string[] => {
  const [, path] = /\bimport\(\s*["'`]([^"'`]+)["'`]/.exec(String(importModule)) ?? [];
  return path === undefined ? [] : [new URL(path, import.meta.url).pathname];
};

const isStyle = (address: string) => address.endsWith('.css');

const applyStyle = async (address: string): Promise<void> => {
  if (isHere(address)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} could not be applied, so what it styles is not shown. Try again.`));
    });
    document.head.append(link);
  });
};

const fetchOnce = once(async (address) => (isHere(address) ? undefined : fetchWhole(address)));
const applyOnce = once(applyStyle);

/**
 * Every `import()` of the built app goes through this: all files that a module needs are fetched whole before it is
 * imported, the import then finds them in the browser's cache. A browser remembers for as long as the document
 * lives that a module, or one that it imports, could not be fetched (https://github.com/whatwg/html/issues/6768),
 * so that a moment without a network would be for ever: here nothing is imported that has not come.
 */
export const fetchThenImport = async <Module>(
  importModule: () => Promise<Module>,
  others: readonly string[] = [],
): Promise<Module> => {
  const files = [...new Set([...others, ...ownFile(importModule)])];
  await Promise.all(files.map(fetchOnce));
  await Promise.all(files.filter(isStyle).map(applyOnce));
  return importModule();
};
