/** `1 doctor`, `2 doctors`. */
export const pluralizeCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
