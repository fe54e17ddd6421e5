/** The stylesheet of a brand, before each build. */
import { writeFileSync } from 'node:fs';
import { brandCss } from '@janani/ui/theme';

writeFileSync(
  'app/brand.css',
  brandCss({ primary: '#0b6b54', accent: 'oklch(0.8 0.15 80)', neutral: '#2f6f62' }),
);
