import { storageKeys } from '../../src/platform/storage.ts';

// What has to run before the first paint. These are texts, because they stand in the page itself: the
// Content-Security-Policy names them by their hash. Storage may throw (decision T-08).

/** Her own choice of theme, before anything is drawn in the system's. */
export const themeScript = `try{const t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Decision RT-22: who is signed in never sees the sign-in page on her way to the dashboard. */
export const knownScript = `try{const s=localStorage;if(s.getItem('${storageKeys.authToken}')!==null&&s.getItem('${storageKeys.userData}')!==null)document.documentElement.dataset.known=''}catch{}`;

/** Its style: `Loading...` stands in for the page until the saved state has been read. */
export const knownStyle =
  '#starting{display:none}[data-known] #starting{display:block}[data-known] #root{display:none}';

/**
 * Her own choice of language, else her browser's, on a page that was asked for without one: the page
 * in it takes the place of this one before anything is drawn. A choice that is no language is none.
 * `?language=` says that she chose this one.
 */
export const languageScript = (others: string[]): string =>
  `{const o=${JSON.stringify(others).replaceAll('"', "'")},p=location;let l;try{l=localStorage.getItem('${storageKeys.language}')}catch{}if(l!=='en'&&!o.includes(l))l=(navigator.languages??[]).map(t=>t.split('-')[0]).find(t=>t==='en'||o.includes(t));if(o.includes(l)&&!/[?&]language=/.test(p.search)){document.documentElement.hidden=true;p.replace('/'+l+(p.pathname==='/'?'':p.pathname)+p.search+p.hash)}}`;
