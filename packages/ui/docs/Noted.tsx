const CODE = /`([^`]+)`/;

/** A text with code in backticks, and no other markup. */
export const Noted = ({ text }: { text: string }) =>
  text
    .split(CODE)
    // Splitting a text by a capturing group puts the captured text at every second index.
    // oxlint-disable-next-line react/no-array-index-key
    .map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
