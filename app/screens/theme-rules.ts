/**
 * The CSS rules of a theme, as this page has them: a screen runs in another document, and the product has no second
 * brand.
 */
export const getThemeRules = (theme: string): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes(`[data-theme="${theme}"]`))
    .join('\n');
