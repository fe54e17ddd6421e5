/** At the end of a row or card that is a link: decoration without an element. */
export const chevron = {
  content: '',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  border: 'solid',
  borderWidth: '1.6px 1.6px 0 0',
  transform: 'rotate(45deg)',
} as const;
