const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for text that starts with the given text. */
export const startsWithPattern = (text: string): RegExp => new RegExp(`^${escapeRegExp(text)}`);

/** A pattern for the label of a field, which may end with "(optional)" or "(required)". */
export const labelPattern = (text: string): RegExp => new RegExp(String.raw`^${escapeRegExp(text)}(?: \(|$)`);
