// Loaded at once, because a screenshot does not wait for the page to be idle.
import '@janani/ui/devanagari-headings.css';
import { showMoreContrast } from '../../.storybook/more-contrast.ts';
import { SOURCE_LANGUAGE } from '@janani/messages/src/language-list.ts';
import { isDevanagari } from '../src/loading/heading-font.ts';
import { sandbox } from './backend.ts';
import { isolateStorages, rejectWrites } from './empty-storage.ts';
import type { Scene } from './scene.ts';

const fill = (storage: Storage, entries: Record<string, unknown> = {}, user = '') => {
  for (const [name, value] of Object.entries(entries))
    storage.setItem(name.replace('{user}', user), typeof value === 'string' ? value : JSON.stringify(value));
};

/** Brings the backend and this phone into the state of the scene, before the product starts. */
export const setScene = async (scene: Scene): Promise<void> => {
  isolateStorages();
  for (const state of scene.states ?? []) sandbox.setProviderState(state);
  // Only after the storage is replaced by this page's own.
  const user = scene.isSignedIn ? await (await import('./sign-in.ts')).signIn() : undefined;
  const isProductTheme = scene.theme === 'light' || scene.theme === 'dark';
  fill(localStorage, { ...(isProductTheme ? { theme: scene.theme } : {}), ...scene.local }, user);
  fill(sessionStorage, scene.session, user);
  if (scene.isStorageFull) rejectWrites();
  if (scene.latencyMs !== undefined) sandbox.setLatency({ ms: scene.latencyMs });
  for (const fault of scene.faults ?? []) sandbox.faults.add(fault);
  if (isDevanagari(scene.language ?? SOURCE_LANGUAGE))
    await document.fonts.load('600 1em "Anek Devanagari"', 'अ');
  if (scene.theme) document.documentElement.dataset['theme'] = scene.theme;
  if (scene.rules) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(scene.rules);
    document.adoptedStyleSheets.push(sheet);
  }
  if (scene.contrast) showMoreContrast();
  if (scene.textSize) document.documentElement.style.fontSize = scene.textSize;
  if (scene.isOffline) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
};
