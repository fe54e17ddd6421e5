/** A group of rules: a style sheet, or a layer in it. */
export type StyleGroup = CSSStyleSheet | CSSLayerBlockRule;

const flattenLayers = (group: StyleGroup): StyleGroup[] => [
  group,
  ...[...group.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule).flatMap(flattenLayers),
];

/** The style sheets of a page and the layers in them. */
export const getStyleGroups = (page: Document): StyleGroup[] => [...page.styleSheets].flatMap(flattenLayers);
