import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './themes/janani.css.ts';
import './themes/preferences.css.ts';
