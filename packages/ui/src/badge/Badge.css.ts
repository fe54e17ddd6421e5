import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const badge = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  paddingInline: '.625rem',
  borderRadius: vars.radius.badge,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  // Forced colours remove the fill; the outline still separates the badge from its surroundings.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

const { color } = vars;

export const tones = styleVariants({
  neutral: { background: color.surfaceTint, color: color.ink2 },
  success: { background: color.successBg, color: color.successInk },
  error: { background: color.errorBg, color: color.errorInk },
  warning: { background: color.warningBg, color: color.warningInk },
  info: { background: color.infoBg, color: color.infoInk },
  accent: { background: color.accent, color: color.onAccent },
  // In forced colours it uses system colours, and the backplate that browsers draw would hide its text.
  live: { background: color.primary, color: color.onPrimary, forcedColorAdjust: 'none' },
  wellness: { background: color.programWellnessBg, color: color.programWellnessInk },
  nutrition: { background: color.programNutritionBg, color: color.programNutritionInk },
  exercise: { background: color.programExerciseBg, color: color.programExerciseInk },
  'mental-health': { background: color.programMentalHealthBg, color: color.programMentalHealthInk },
  education: { background: color.programEducationBg, color: color.programEducationInk },
});

export const dot = style({
  inlineSize: '.4375rem',
  blockSize: '.4375rem',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
