/** The unprocessed rest of the input. */
type Remainder = { text: string; isText: boolean };

/**
 * Reads what a client of Speech Dispatcher sends: a command on each line, and after `SPEAK` a text up to a line with
 * only a dot. https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
 * @param isText whether the data begins within a text
 */
export const readSpoken = (
  data: string,
  isText = false,
): { spoken: string[]; replies: number; remainder: Remainder } => {
  const spoken: string[] = [];
  let replies = 0;
  let rest = data;
  let inText = isText;
  for (;;) {
    const end = inText ? /(?:^|\r\n)\.\r\n/.exec(rest) : /\r\n/.exec(rest);
    if (!end) return { spoken, replies, remainder: { text: rest, isText: inText } };
    const line = rest.slice(0, end.index);
    rest = rest.slice(end.index + end[0].length);
    replies += 1;
    // A leading dot of a text line is escaped by another.
    if (inText) spoken.push(line.replace(/^\.\./gm, '.').trim());
    inText = !inText && line.trim().toUpperCase() === 'SPEAK';
  }
};
