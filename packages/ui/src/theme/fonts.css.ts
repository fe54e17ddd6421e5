import { globalFontFace } from '@vanilla-extract/css';

// Subset by scripts/build-fonts.ts. The first file is worth a preload: `@janani/ui/fonts/anek-latin.woff2`.
globalFontFace('Anek Latin Variable', {
  src: 'url("../../fonts/anek-latin.woff2?no-inline") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+0-FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2039-203A,U+2212',
});

globalFontFace('Anek Rupee', {
  src: 'url("../../fonts/anek-rupee.woff2?no-inline") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: 'U+20B9',
});

// The phone's own font with Anek's metrics, so that the text does not shift when Anek loads (design language, "Type":
// measured metrics).
globalFontFace('Anek Fallback Roboto', {
  src: 'local("Roboto")',
  sizeAdjust: '104.3%',
  ascentOverride: '86.3%',
  descentOverride: '19.2%',
  lineGapOverride: '0%',
});

globalFontFace('Anek Fallback Arial', {
  src: 'local("Arial")',
  sizeAdjust: '104.1%',
  ascentOverride: '86.5%',
  descentOverride: '19.2%',
  lineGapOverride: '0%',
});
