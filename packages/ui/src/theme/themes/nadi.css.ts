import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { theme } from '../layers.css.ts';
import { makeTheme } from '../make-theme.ts';
import { applyTheme } from './apply-theme.ts';
import { nadi } from './nadi.ts';

const tokens = makeTheme('light', nadi);

applyTheme({ selector: '[data-theme="nadi"]' }, 'light', tokens);
globalStyle('[data-theme="nadi"]', {
  '@layer': { [theme]: { vars: assignVars(vars.radius, tokens.radius) } },
});
