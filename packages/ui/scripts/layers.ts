/**
 * The styles of the components of @janani/ui go into one cascade layer, whichever file they stand in: whatever builds
 * them does it, so that none can be forgotten. The theme names its layers itself (packages/ui/src/theme/layers.css.ts).
 */
const STYLES = /\/packages\/ui\/src\/(?!theme\/).+\.css\.ts\.vanilla\.css$/;

/** Every sheet begins with it, so that it does not matter which one comes first. */
export const LAYER_ORDER = '@layer janani.reset,janani.theme,janani.parts;';

export const isOfComponent = (file: string) => STYLES.test(file.replaceAll('\\', '/'));

export const byComponent = (css: string) => `${LAYER_ORDER}@layer janani.parts{${css.trim()}}\n`;
