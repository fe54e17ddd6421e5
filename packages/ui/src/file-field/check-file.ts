const KILOBYTE = 1000;

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;
type Rules = { accept: string | undefined; maxBytes: number | undefined };

/** Why a file is not taken. */
export type FileErrorCode = 'type' | 'size';

const isAccepted = ({ name, type }: FileFacts, rule: string) => {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
  return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
};

/**
 * Checks a file by the rules of its field. A browser offers only files that `accept` names, but takes any that is
 * dropped, or chosen by "All files" (HTML standard, "accept").
 */
export const checkFile = (file: FileFacts, { accept, maxBytes }: Rules): FileErrorCode | undefined => {
  const rules = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  if (rules.length > 0 && !rules.some((rule) => isAccepted(file, rule))) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};

/** A size in the units of a phone's settings: `1.2 MB`. Digits stay 0 to 9. */
export const formatSize = (bytes: number, locale: string): string => {
  const isSmall = bytes < KILOBYTE * KILOBYTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
    numberingSystem: 'latn',
  }).format(isSmall ? Math.ceil(bytes / KILOBYTE) : bytes / KILOBYTE ** 2);
};
