import { globalLayer } from '@vanilla-extract/css';

const janani = globalLayer('janani');

// From what gives way to all, to what gives way only to rules that a product writes outside of a layer: those win without
// `!important`, whichever sheet comes first.

/** What pages start from. */
export const reset = globalLayer({ parent: janani }, 'reset');

/** The values of the variables. */
export const theme = globalLayer({ parent: janani }, 'theme');

// The components. Whatever builds them puts their rules there (packages/ui/scripts/layers.ts).
globalLayer({ parent: janani }, 'parts');
