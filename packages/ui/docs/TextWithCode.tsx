const CODE = /`([^`]+)`/;

/** A text with code in backticks, and no other markup. */
export const TextWithCode = ({ text }: { text: string }) =>
  text
    .split(CODE)
    // Splitting a text by a capturing group puts the captured text at every second index.
    // oxlint-disable-next-line react/no-array-index-key
    .map((segment, index) => (index % 2 === 1 ? <code key={index}>{segment}</code> : segment));
