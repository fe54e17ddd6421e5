/** Writes the stylesheets of two brands before each build. */
import { writeFileSync } from 'node:fs';
import { brandCss } from '@janani/ui/theme';

const brand = { primary: '#0b6b54', accent: 'oklch(0.8 0.15 80)' };

writeFileSync('app/(tamil)/brand.css', brandCss({ ...brand, neutral: '#2f6f62' }));
writeFileSync('app/(server)/brand.css', brandCss({ ...brand, radius: { md: '6px' } }));
