import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';

const base = (selector: string, rule: StyleRule) => globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });

base('html', {
  fontFamily: vars.font.sans,
  lineHeight: vars.leading.body,
  fontSynthesis: 'none',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Controls style the pressed state instead.
  WebkitTapHighlightColor: 'transparent',
});

base('body', {
  minBlockSize: '100vh',
  background: vars.color.bg,
  color: vars.color.ink,
  fontSize: vars.text.md,
  // A long word or URL must not make the page wider than 320 px (WCAG 1.4.10).
  overflowWrap: 'break-word',
  // Inside `@supports`, and not as a second value: a bundler removes the first one if it assumes support for the
  // second.
  '@supports': { '(min-block-size: 100dvb)': { minBlockSize: '100dvb' } },
});

base('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});
base('p, li, dd, figcaption, blockquote', { textWrap: 'pretty' });
base('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });

base('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
base('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
base('img, svg, video', { display: 'block', maxInlineSize: '100%' });
base('img, video', { blockSize: 'auto' });
base('a', { color: vars.color.primaryInk });
base('summary', { cursor: 'pointer' });
// The next frame shows that a press was registered, whatever it starts. Components that style the pressed state
// use that.
base(':is(a, button, summary, [role="tab"]):active:not(:disabled, [aria-disabled="true"])', { opacity: 0.7 });
base('[hidden]', { display: 'none !important' });

base(':focus-visible', { outline: `2.5px solid ${vars.color.focus}`, outlineOffset: 2 });
// The app moves focus to these after a navigation, as a starting point for reading: they are not interactive.
base(':is(main, h1)[tabindex="-1"]:focus-visible', { outline: 'none' });
base('::selection', { background: vars.color.primaryTint2, color: vars.color.onPrimaryTint });
base('::placeholder', { color: vars.color.ink3, opacity: 1 });

base(':focus-visible', { '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } } });
