/**
 * The product in one folder of files, with its backend in the page: a demo, or, where the URL has a
 * scene, one screen in one state for a story.
 */
import { setScriptDirection } from '../../.storybook/script-direction.ts';
import { showDemoNotice } from './demo-notice.ts';
import { freezeClock } from './frozen-clock.ts';
import { scene, getStartUrl } from './scene.ts';
import { stayInFolder } from './stay-in-folder.ts';

// Before anything reads the time.
if (scene) freezeClock(scene.now);
else showDemoNotice();
stayInFolder();

const { interceptFetch, sandbox } = await import('./backend.ts');
interceptFetch();
if (scene) await (await import('./set-scene.ts')).setScene(scene);
else await (await import('./saved-writes.ts')).repeatWrites(sandbox.fetch);

// URLs of this folder's files are relative, and the page's URL is about to change.
for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href);
window.history.replaceState(null, '', getStartUrl());
const { htmlAttributes } = await import('../src/i18n/language.ts');
Object.assign(document.documentElement, htmlAttributes());
if (scene?.direction) setScriptDirection(scene.direction);
await import('../src/main.tsx');
