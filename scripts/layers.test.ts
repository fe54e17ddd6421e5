import { describe, expect, test } from 'vitest';
import { floorsIn } from './floors.mjs';
import { circlesIn } from './import-circles.mjs';
import { importsOf, problemsIn } from './layers.mjs';

const layers = [
  { folder: 'packages/ui/src/theme', imports: ['@vanilla-extract'] },
  {
    folder: 'packages/ui/src',
    imports: ['packages/ui/src/theme', 'react'],
    tests: ['vitest'],
    parts: { shared: ['internal'] },
  },
  { folder: 'app/src/features/consent', imports: [], surface: ['choose.ts'] },
  { folder: 'app/src', imports: ['app/src/features', 'packages/ui', 'node:'] },
];

test('finds every form of import', () => {
  const text = `
    import '@janani/ui/theme.css';
    import { a } from './a.ts';
    import type { B } from "../b.ts";
    export { c } from 'c';
    import {
      d,
    } from 'd';
    const e = () => import('e');
  `;
  expect(importsOf(text)).toEqual(['@janani/ui/theme.css', './a.ts', '../b.ts', 'c', 'd', 'e']);
});

describe('the table', () => {
  const problems = (file: string, text: string) => problemsIn(layers, file, text).length;
  test.each([
    ['packages/ui/src/button/Button.tsx', "import { vars } from '../theme/contract.css.ts'"],
    ['packages/ui/src/button/Button.tsx', "import { useId } from 'react'"],
    ['packages/ui/src/button/Button.test.tsx', "import { test } from 'vitest'"],
    ['packages/ui/src/link/Link.tsx', "import { Button } from '../button/index.ts'"],
    ['packages/ui/src/link/Link.tsx', "import { x } from '../internal/messages.ts'"],
    ['packages/ui/src/link/Link.tsx', "import { x } from './external-link.ts'"],
    ['packages/ui/src/theme/contract.css.ts', "import { style } from '@vanilla-extract/css'"],
    ['app/src/shell/App.tsx', "import { Button } from '@janani/ui/button'"],
    ['app/src/shell/App.tsx', "import { join } from 'node:path'"],
    ['app/src/shell/App.tsx', "import { choose } from '../features/consent/choose.ts'"],
    ['app/src/shell/App.test.tsx', "import { x } from '../features/consent/notice.ts'"],
    ['elsewhere/x.ts', "import x from 'anything'"],
  ])('allows in %s: %s', (file, text) => {
    expect(problems(file, text)).toBe(0);
  });
  test.each([
    ['packages/ui/src/button/Button.tsx', "import { x } from '@janani/app'"],
    ['packages/ui/src/button/Button.tsx', "import { x } from '@janani/api-client'"],
    ['packages/ui/src/button/Button.tsx', "import { test } from 'vitest'"],
    ['packages/ui/src/link/Link.tsx', "import { x } from '../button/button-class-name.ts'"],
    ['packages/ui/src/theme/contract.css.ts', "import { x } from '../button/Button.css.ts'"],
    ['packages/ui/src/theme/contract.css.ts', "import { useId } from 'react'"],
    ['app/src/shell/App.tsx', "const x = import('firebase/auth')"],
    ['app/src/shell/App.tsx', "import { x } from 'reactive'"],
    ['app/src/shell/App.tsx', "import { x } from '../features/consent/notice.ts'"],
  ])('forbids in %s: %s', (file, text) => {
    expect(problems(file, text)).toBe(1);
  });
});

test('finds circles, and what only leads to one is none', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'package']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(circlesIn(imports).map((circle) => circle.toSorted())).toEqual([['b', 'c']]);
});

test('a room stands one floor above the highest that it imports', () => {
  const imports = new Map([
    ['app/src/main.tsx', ['app/src/shell/App.tsx', 'app/src/i18n/t.ts']],
    ['app/src/shell/App.tsx', ['app/src/pages/Home.tsx', 'app/src/shell/Area.tsx']],
    ['app/src/pages/Home.tsx', ['app/src/i18n/t.ts']],
    ['app/src/i18n/t.ts', []],
  ]);
  expect(floorsIn(imports)).toEqual([['i18n'], ['pages'], ['shell'], ['.']]);
});
