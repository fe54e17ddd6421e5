import { breakpoints, ramps, vars } from '@janani/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
const phone = `not all and (min-width: ${breakpoints.desktop}px)`;
const tablet = `(min-width: ${breakpoints.twoColumns}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { [desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 0.95fr) minmax(0, 1.05fr)' } },
});

/** For a long form: its fields take the room. */
export const pageOfWide = style({
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 0.38fr) minmax(0, 0.62fr)' } },
});

const pulliFade = 'radial-gradient(ellipse 60% 75% at center, #000 40%, transparent)';

export const panel = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      alignItems: 'end',
      justifyItems: 'center',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflow: 'hidden',
      background: vars.color.surfaceSunk,
      borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
      // A grid of dots (pulli) behind the arch, as on the landing page.
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: `radial-gradient(circle, ${ramps.haldi[500]} 1.5px, transparent 2px) center / 28px 28px`,
        opacity: 0.35,
        WebkitMaskImage: pulliFade,
        maskImage: pulliFade,
        forcedColorAdjust: 'none',
      },
    },
  },
});

/** Where the arch is also below the form; on a low phone only its tip would be. */
const areas = { phone: `(max-width: ${breakpoints.desktop - 0.02}px) and (min-height: 43rem)`, tablet };

/** The arch fills the rest of the screen below the form, without making the page longer. */
export const panelsBelow = styleVariants(areas, (area) => [
  panel,
  {
    '@media': {
      [area]: {
        display: 'grid',
        order: 1,
        flex: '1 1 0',
        minBlockSize: 0,
        justifyItems: 'center',
        // On the edge of the screen, or cut off by it.
        alignItems: ['start', 'safe end'],
        overflow: 'hidden',
      },
    },
  },
]);

export const panelArt = style({
  position: 'relative',
  inlineSize: 'min(82%, 31rem)',
  blockSize: 'auto',
  display: 'block',
});
globalStyle(`${panel} > ${panelArt}`, {
  '@media': { [phone]: { inlineSize: 'min(73%, 22rem)' }, [tablet]: { inlineSize: '28rem' } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  paddingInline: vars.space[5],
  paddingBlock: vars.space[3],
  '@media': {
    [desktop]: { justifyContent: 'center', paddingInline: vars.space[12], paddingBlock: vars.space[10] },
  },
});
/** The arch takes the rest instead. */
export const contentAbove = styleVariants(areas, (area) => ({
  '@media': { [area]: { flex: 'none', paddingBlockEnd: vars.space[10] } },
}));

export const belowToasts = style({
  transition: `padding ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    [phone]: {
      paddingBlockStart: `max(${vars.space[3]}, calc(var(--janani-toast-space, 0px) + ${vars.space[1]}))`,
    },
  },
});

/** The end of a phone's screen; with it the reCAPTCHA badge (70 px, bottom start) covers no control. */
export const ending = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[3],
  '@media': { [desktop]: { display: 'none' } },
});
/** Where the arch is, it ends the screen. */
export const endingsWithoutArch = styleVariants(areas, (area) => [
  ending,
  { '@media': { [area]: { display: 'none' } } },
]);

export const topRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
/** A link that looks like the kit's framed icon button. */
export const back = style({
  selectors: {
    '&&': { padding: 0, inlineSize: vars.size.touch, borderColor: vars.color.line, color: vars.color.ink },
  },
});
export const topEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[4],
});
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.primaryInk,
});
export const mark = style({
  blockSize: '2.4rem',
  inlineSize: 'auto',
  '@media': { [desktop]: { display: 'none' } },
});

export const heading = style({
  marginBlock: `${vars.space[4]} 0`,
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.heading,
  fontWeight: vars.weight.display,
});

export const intro = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color.ink2,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
});
// A number stays on one line if it fits.
globalStyle(`${intro} strong`, { display: 'inline-block', color: vars.color.ink });

export const note = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlock: `${vars.space[5]} 0`,
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});

/** Forms are 460 px wide, the sign-up form 720 (design language, "Space"). */
export const narrow = style({ maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.space[12]})` });
