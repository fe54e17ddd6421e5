/**
 * The styles of the components of @janani/ui belong in one cascade layer. The build adds it to every file, so that no
 * file can lack it. The theme declares its layers itself (packages/ui/src/theme/layers.css.ts).
 */
const STYLES = /\/packages\/ui\/src\/(?!theme\/).+\.css\.ts\.vanilla\.css$/;

/** Every sheet begins with it, so that the order of the sheets does not matter. */
export const LAYER_ORDER = '@layer janani.reset,janani.theme,janani.parts;';

export const isComponentSheet = (file: string) => STYLES.test(file.replaceAll('\\', '/'));

export const wrapInLayers = (css: string) => `${LAYER_ORDER}@layer janani.parts{${css.trim()}}\n`;
