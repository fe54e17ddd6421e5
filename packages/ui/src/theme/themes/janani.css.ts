import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { theme } from '../layers.css.ts';
import { makeTheme } from '../make-theme.ts';
import { indicLanguages, indicLeading } from '../scale.ts';
import { applyTheme } from './apply-theme.ts';

const light = makeTheme('light');
const dark = makeTheme('dark');

// Shared by both schemes.
const { color: _colorVars, shadow: _shadowVars, ...sharedVars } = vars;
const { color: _colors, shadow: _shadows, ...shared } = light;
globalStyle(':root', { '@layer': { [theme]: { vars: assignVars(sharedVars, shared) } } });

// The user's choice (`data-theme`) overrides the system's setting, and a section of a page may have its own.
applyTheme({ selector: ':root, [data-theme="light"]' }, 'light', light);
applyTheme({ selector: '[data-theme="dark"]' }, 'dark', dark);
applyTheme({ selector: ':root:not([data-theme])', media: '(prefers-color-scheme: dark)' }, 'dark', dark);

globalStyle(indicLanguages.map((language) => `:lang(${language})`).join(','), {
  '@layer': { [theme]: { vars: assignVars(vars.leading, indicLeading) } },
});
