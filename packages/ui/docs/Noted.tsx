const CODE = /`([^`]+)`/;

/** A text that has names of code in backticks, and no other marks. */
export const Noted = ({ text }: { text: string }) =>
  text
    .split(CODE)
    // A text that is split at something in brackets has that at every second place.
    // oxlint-disable-next-line react/no-array-index-key
    .map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
