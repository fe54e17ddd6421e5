/** A page rendered on a server without a bundler, with the package's stylesheet. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { ProgramBadge } from '@janani/ui/badge';
import { ProgramPicture } from '@janani/ui/illustration';
import { LinkButton } from '@janani/ui/link';
import { SessionCard } from '@janani/ui/session-card';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const page = h(
  'main',
  { 'data-checked': 'passed' },
  h(ProgramBadge, { program: 'nutrition' }),
  h(ProgramPicture, { program: 'nutrition' }),
  h(LinkButton, { href: '/plans' }, 'See plans'),
  h(SessionCard, {
    href: '/a',
    title: 'Gentle yoga',
    scheduledAt: '2026-11-28T07:00:00+05:30',
    program: 'exercise',
  }),
);

mkdirSync('dist', { recursive: true });
for (const folder of ['dist', 'fonts', 'illustrations'])
  cpSync(`node_modules/@janani/ui/${folder}`, `dist/ui/${folder}`, { recursive: true });
writeFileSync(
  'dist/index.html',
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A server</title><link rel="stylesheet" href="/ui/dist/styles.css"></head><body>${renderToString(page)}</body></html>`,
);
