import type { DropdownOption } from './option.ts';

export type Section = { name: string | undefined; options: DropdownOption[] };

/** Options under their headings, in the order in which they first come. */
export const sectionsOf = (options: readonly DropdownOption[]): Section[] => {
  const sections = new Map<string | undefined, Section>();
  for (const option of options) {
    const name = option.section;
    const section = sections.get(name) ?? { name, options: [] };
    section.options.push(option);
    sections.set(name, section);
  }
  return [...sections.values()];
};
