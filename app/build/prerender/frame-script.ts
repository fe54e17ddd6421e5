import { storageKeys } from '../../src/platform/storage.ts';

/** What the first name replaces in a heading. */
export const NAME_SLOT = '{name}';

/** What the title of a session replaces. */
export const TITLE_SLOT = '{title}';

/** As long as the first script waits for the page before it shows its message (first-script/first-script.ts). */
const FRAME_TIMEOUT_MS = 20_000;

/**
 * Shows a signed-in user the bars and the heading of the page, with the user's name or the title of a session in which
 * they are enrolled, until the page's script has run:
 * from what this device has stored, and only if the guard will find a session as well (spec §4). Assistive technology
 * announces "Loading..." meanwhile. The frame is removed when the page can be used, and whenever it may be outdated: on
 * an error, on a logout in another tab, and before the document enters the back/forward cache.
 */
export const frameScript = (prefix: string): string =>
  `try{const s=localStorage,u=JSON.parse(s.getItem('${storageKeys.userData}')),t=document.querySelector('template[data-frame="'+CSS.escape(location.pathname.slice(${prefix.length}).split('/')[1])+'"]');if(t&&s.getItem('${storageKeys.authToken}')!==null&&typeof u.id==='string'&&u.phone&&typeof u.phone==='string'){const f=document.createElement('div'),h=t.content.querySelector('h1'),g=k=>{try{return JSON.parse(s.getItem(k+u.id))}catch{}},x=h?.textContent==='${TITLE_SLOT}'&&g('${storageKeys.timetable('')}')?.find?.(r=>r?.slug===decodeURIComponent(location.pathname.split('/').at(-1)))?.title;if(h)h.textContent=x===false?h.textContent.replace('${NAME_SLOT}',()=>g('${storageKeys.deviceProfile('')}')?.first_name??u.first_name??''):x??'';f.id='frame';f.inert=true;f.ariaHidden='true';f.append(t.content);document.body.append(f);const r=()=>f.remove();for(const e of ['janani:started','janani:failed'])document.addEventListener(e,r);for(const e of ['error','storage','pagehide'])addEventListener(e,r,true);setTimeout(r,${FRAME_TIMEOUT_MS})}}catch{}`;

/** Over the page, which shows "Loading..." in the middle. */
export const frameStyle = '#frame{position:fixed;inset:0;overflow:hidden}';
