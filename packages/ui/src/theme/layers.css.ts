import { globalLayer } from '@vanilla-extract/css';

const janani = globalLayer('janani');

/** What pages start from. It is in a layer so that any rule of a component or an app wins without `!important`. */
export const reset = globalLayer({ parent: janani }, 'reset');
