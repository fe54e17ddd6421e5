// What the components are drawn with, and no more: for a page that has its own fonts and its own start.
import './layers.css.ts';
import './themes/janani.css.ts';
import './themes/preferences.css.ts';
