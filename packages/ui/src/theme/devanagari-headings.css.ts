import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';

// Subset by scripts/build-fonts.ts: 92 kB for one weight. An app in Hindi loads this file when it is idle and the phone
// does not save data; body text uses the phone's own font (design language).
globalFontFace('Anek Devanagari', {
  src: 'url("../../fonts/anek-devanagari-600.woff2?no-inline") format("woff2")',
  fontWeight: '600',
  fontDisplay: 'optional',
  unicodeRange: 'U+900-97F,U+200C-200D,U+25CC',
});

globalStyle(':is(h1, h2, h3, h4):lang(hi)', {
  '@layer': { [reset]: { fontFamily: `"Anek Devanagari",${vars.font.sans}` } },
});
