import { storageKeys } from '../../src/platform/storage.ts';
import { APP_START } from '../../worker/worker-urls.ts';

// Scripts that must run before the first paint. They are inline, and the Content-Security-Policy names them by
// their hash. Storage may throw (decision T-08).

/** Applies the user's choice of theme before anything is painted in the system's. */
export const themeScript = `try{const t=localStorage.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Decision RT-22: a signed-in user is redirected to the dashboard without a view of the sign-in page. */
export const signedInScript = `try{const s=localStorage;if(s.getItem('${storageKeys.authToken}')!==null&&s.getItem('${storageKeys.userData}')!==null)document.documentElement.dataset.known=''}catch{}`;

/** The style for it: `Loading...` replaces the page until the saved state has been read. */
export const signedInStyle =
  '#starting{display:none}[data-known] #starting{display:block}[data-known] #root{display:none}';

/**
 * Opens the page in the language of the URL or of the user, before anything is painted. The prefix of a URL wins. Without one,
 * and at the start of an installed app ({@link APP_START}), the page opens in the language that the user chose, else in
 * that of their sign-in in this tab, else in the browser's; unknown ones are ignored. `?language=` is a choice: it is
 * stored before a link or a redirect can drop it, and stays in the URL where it cannot be stored.
 *
 * Every document contains it, because without a network a worker responds to every URL with the documents of one
 * language. The URL object is changed, not a text, because a path may begin with two slashes, as a host does.
 */
export const languageScript = (others: string[]): string =>
  [
    `{const o=${JSON.stringify(others).replaceAll('"', "'")},k=l=>l==='en'||o.includes(l),u=new URL(location),q=u.searchParams,c=q.get('language'),s=q.has('${APP_START}'),p=u.pathname,f=o.find(l=>l===p.split('/')[1]);let w=[];`,
    `try{if(k(c)){localStorage.setItem('${storageKeys.language}',c);q.delete('language')}w=[localStorage,sessionStorage].map(t=>t.getItem('${storageKeys.language}'))}catch{}`,
    `if(s)q.delete('${APP_START}');if(u.href!==location.href)history.replaceState(history.state,'',u);`,
    `if(!f||s){const l=[c,...w,...f?[f]:(navigator.languages??[]).map(t=>t.split('-')[0])].find(k)??'en',r=f?p.slice(f.length+1):p;`,
    `if(l!==(f??'en')){document.documentElement.hidden=true;u.pathname=(l==='en'?'':'/'+l)+(r==='/'?'':r);location.replace(u)}}}`,
  ].join('');

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
