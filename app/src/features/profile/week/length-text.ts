const MM_PER_CM = 10;

/** A formatted length: in millimetres below one centimetre, in half centimetres below ten. */
export const formatLength = (millimetres: number, locale: string): string => {
  const isSmall = millimetres < MM_PER_CM;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'millimeter' : 'centimeter',
    maximumFractionDigits: millimetres < MM_PER_CM * MM_PER_CM ? 1 : 0,
    // Digits stay 0 to 9 in every language (decision in docs/quality.md, "Languages").
    numberingSystem: 'latn',
  }).format(isSmall ? millimetres : millimetres / MM_PER_CM);
};
