/** Writes the stylesheet of a second brand before each build. */
import { writeFileSync } from 'node:fs';
import { brandCss } from '@janani/ui/theme';

writeFileSync(
  'src/brand.css',
  brandCss({
    primary: '#7a1fa2',
    accent: '#ffb300',
    neutral: '#7a1fa2',
    focus: '#005fcc',
    radius: { md: '10px', button: '4px' },
  }),
);
