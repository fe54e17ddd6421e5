/** Converts `Menu Open`, as Storybook derives it from an export, to sentence case; an explicit name stays. */
export const toSentenceCase = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const isTitleCase = rest.every((word) => /^[\p{Lu}\d]/u.test(word));
  return isTitleCase ? [first, ...rest.map((word) => word.toLowerCase())].join(' ') : name;
};
