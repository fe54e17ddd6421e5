/** The text of a changelog for one version: between its heading and the next. */
export const getNotes = (changelog: string, version: string): string => {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  if (section === undefined)
    throw new Error(
      `The changelog has no section for ${version}, so the release would have no notes. Run "pnpm release versions" first.`,
    );
  return section.slice(section.indexOf('\n') + 1).trim();
};
