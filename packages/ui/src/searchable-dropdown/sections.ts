import type { DropdownOption } from './option.ts';

export type Section = {
  name: string | undefined;
  /** The index of its first option among all. */
  start: number;
  options: DropdownOption[];
};

/** Options under their headings, in order of appearance. */
export const getSections = (options: readonly DropdownOption[]): Section[] => {
  const sections = new Map<string | undefined, Section>();
  for (const option of options) {
    const name = option.section;
    const section = sections.get(name) ?? { name, start: 0, options: [] };
    section.options.push(option);
    sections.set(name, section);
  }
  let start = 0;
  for (const section of sections.values()) {
    section.start = start;
    start += section.options.length;
  }
  return [...sections.values()];
};
