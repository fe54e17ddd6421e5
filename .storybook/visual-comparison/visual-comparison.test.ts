import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedScreens } from '../../app/screens/changed-screens.ts';
import { run } from '../../tools/release/step.ts';
import { defaultMode } from '../modes.ts';
import { readStories } from '../stories-index/read-stories.ts';
import { renderComparisonPage } from './comparison-page.ts';
import { findLastRelease } from './release.ts';

const pair = {
  id: 'a--b',
  story: 'A: <b>',
  variant: 'dark',
  mode: defaultMode,
  width: 360,
  height: 640,
  isComponent: true,
};

test('the comparison page: shows both screenshots, loads them lazily, and states that one is missing', () => {
  const release = { name: 'main', commit: '0123456789', day: '2026-11-23' };
  const page = renderComparisonPage(release, [{ ...pair, before: 'b.webp', now: 'n.webp' }]);
  expect(page.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2);
  expect(page).toContain('A: &lt;b&gt;');
  expect(renderComparisonPage(release, [{ ...pair, now: 'n.webp' }])).toContain('No picture');
});

test('findLastRelease: returns the last release, without one BEFORE_COMMIT, otherwise undefined', () => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-tags-'));
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], folder);
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'One');
  expect(findLastRelease(folder)).toBeUndefined();
  expect(findLastRelease(folder, 'HEAD')?.name).toBe('HEAD');
  git('tag', '@janani/ui@1.0.0');
  expect(findLastRelease(folder, 'HEAD')?.name).toBe('@janani/ui@1.0.0');
  rmSync(folder, { recursive: true });
});

test('every screen that is listed as changed exists', () => {
  const ids = new Set(readStories().map(({ id }) => id));
  expect(Object.keys(changedScreens).filter((id) => !ids.has(id))).toEqual([]);
});
