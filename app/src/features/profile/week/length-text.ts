const MM_PER_CM = 10;

/** Hindi's mark of an abbreviation, with the nasal before it: drawn as a ring, it reads as degrees. */
const ABBREVIATION = /\u0902?\u0970/g;

/** A formatted length: in millimetres below one centimetre, in half centimetres below ten. */
export const formatLength = (millimetres: number, locale: string): string => {
  const isSmall = millimetres < MM_PER_CM;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'millimeter' : 'centimeter',
    maximumFractionDigits: millimetres < MM_PER_CM * MM_PER_CM ? 1 : 0,
    // Digits stay 0 to 9 in every language (decision in docs/quality.md, "Languages").
    numberingSystem: 'latn',
  });
  return format.format(isSmall ? millimetres : millimetres / MM_PER_CM).replace(ABBREVIATION, '');
};
