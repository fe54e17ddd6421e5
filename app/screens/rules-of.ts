/** The rules of a theme, as this page has them: a screen has a page of its own, and the product no second brand. */
export const rulesOf = (theme: string): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes(`[data-theme="${theme}"]`))
    .join('\n');
