/** `Menu Open`, as Storybook makes it of an export, as people write it; a name that somebody chose stays. */
export const sentenceCase = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  const isMade = rest.every((word) => /^[\p{Lu}\d]/u.test(word));
  return isMade ? [first, ...rest.map((word) => word.toLowerCase())].join(' ') : name;
};
