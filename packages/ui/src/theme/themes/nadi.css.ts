import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { makeTheme } from '../make-theme.ts';
import { applyTheme } from './apply-theme.ts';
import { nadi } from './nadi.ts';

const theme = makeTheme('light', nadi);

applyTheme({ selector: '[data-theme="nadi"]' }, 'light', theme);
globalStyle('[data-theme="nadi"]', { vars: assignVars(vars.radius, theme.radius) });
