import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './variables.css.ts';
