import { globalLayer } from '@vanilla-extract/css';

const janani = globalLayer('janani');

// In order of precedence, lowest first. Rules that a product writes outside of a layer override all of them without
// `!important`, in any order of the sheets.

/** The reset of a page. */
export const reset = globalLayer({ parent: janani }, 'reset');

/** The values of the variables. */
export const theme = globalLayer({ parent: janani }, 'theme');

// The components. The build puts their rules into this layer (packages/ui/scripts/layers.ts).
globalLayer({ parent: janani }, 'parts');
