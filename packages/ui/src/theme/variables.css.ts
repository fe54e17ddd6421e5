// The variables of the components only: for a page with its own fonts and its own reset.
import './layers.css.ts';
import './themes/janani.css.ts';
import './themes/preferences.css.ts';
