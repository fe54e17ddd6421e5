/** What of a conversation has not come to its end yet. */
type Left = { text: string; isText: boolean };

/**
 * Reads what a client of Speech Dispatcher sends: a command on each line, and after `SPEAK` a text up to a line with
 * a dot alone. https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
 * @param isText it begins within a text
 */
export const takeSpoken = (
  data: string,
  isText = false,
): { spoken: string[]; answers: number; left: Left } => {
  const spoken: string[] = [];
  let answers = 0;
  let rest = data;
  let inText = isText;
  for (;;) {
    const end = inText ? /(?:^|\r\n)\.\r\n/.exec(rest) : /\r\n/.exec(rest);
    if (!end) return { spoken, answers, left: { text: rest, isText: inText } };
    const part = rest.slice(0, end.index);
    rest = rest.slice(end.index + end[0].length);
    answers += 1;
    // A line of the text that begins with a dot has another before it.
    if (inText) spoken.push(part.replace(/^\.\./gm, '.').trim());
    inText = !inText && part.trim().toUpperCase() === 'SPEAK';
  }
};
