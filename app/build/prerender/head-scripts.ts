import { storageKeys } from '../../src/platform/storage.ts';

// What has to run before the first paint. These scripts are inline, and the Content-Security-Policy names them by
// their hash. Storage may throw (decision T-08).

/** Applies the user's choice of theme before anything is painted in the system's. */
export const themeScript = `try{const t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Decision RT-22: a signed-in user is redirected to the dashboard without a view of the sign-in page. */
export const signedInScript = `try{const s=localStorage;if(s.getItem('${storageKeys.authToken}')!==null&&s.getItem('${storageKeys.userData}')!==null)document.documentElement.dataset.known=''}catch{}`;

/** The style for it: `Loading...` replaces the page until the saved state has been read. */
export const signedInStyle =
  '#starting{display:none}[data-known] #starting{display:block}[data-known] #root{display:none}';

/**
 * Loads the page in the language that the user chose, else in the browser's, before anything is painted, where the
 * URL has no language prefix. An unknown choice is ignored. `?language=` means that the user chose this page's
 * language.
 */
export const languageScript = (others: string[]): string =>
  `{const o=${JSON.stringify(others).replaceAll('"', "'")},p=location;let l;try{l=localStorage.getItem('${storageKeys.language}')}catch{}if(l!=='en'&&!o.includes(l))l=(navigator.languages??[]).map(t=>t.split('-')[0]).find(t=>t==='en'||o.includes(t));if(o.includes(l)&&!/[?&]language=/.test(p.search)){document.documentElement.hidden=true;p.replace('/'+l+(p.pathname==='/'?'':p.pathname)+p.search+p.hash)}}`;

/**
 * Fetches all files of a signed-in user's page at the same time, while the first script is still being parsed:
 * otherwise each is requested only once the one that imports it has run. A signed-out user is redirected, and does not
 * need them.
 *
 * @param files by the first segment of the page's path
 */
export const memberFilesScript = (prefix: string, files: Record<string, readonly string[]>): string => {
  const all = [...new Set(Object.values(files).flat())];
  const indexes = Object.entries(files).map(([page, names]) => [
    page,
    names.map((name) => all.indexOf(name)),
  ]);
  return `try{const s=localStorage;if(s.getItem('${storageKeys.authToken}')!==null&&s.getItem('${storageKeys.userData}')!==null)for(const i of ${JSON.stringify(Object.fromEntries(indexes))}[location.pathname.slice(${prefix.length}).split('/')[1]]??[]){const l=document.createElement('link');l.rel='preload';l.as='fetch';l.crossOrigin='';l.href='/'+${JSON.stringify(all)}[i];document.head.append(l)}}catch{}`;
};
