/** app/RESILIENCE.md, from lines.json and what the reports say. */

const count = (number) => number.toLocaleString('en-US');

/** Whether a line has reached its number, in one word. */
export const verdictOf = ({ atLeast }, { tried, found }) => {
  if (tried === 0) return 'not run';
  if (found > 0) return 'bad ends';
  return tried < atLeast ? 'short form' : 'done';
};

/** How one file is run by itself. */
const commandOf = (file) => {
  if (file.startsWith('pact/')) return 'pnpm test contract';
  if (file.startsWith('app/e2e/resilience/'))
    return `pnpm --filter @janani/app exec playwright test --config playwright.resilience.config.ts ${file.slice('app/e2e/'.length)}`;
  if (file.startsWith('app/e2e/'))
    return `pnpm --filter @janani/app exec playwright test ${file.slice('app/e2e/'.length)}`;
  return /\.test\.tsx?$/.test(file) ? `JANANI_RESILIENCE=long pnpm vitest run ${file}` : 'pnpm test stories';
};

const sectionOf = (line, figure) => {
  const commands = [...new Set([...(line.command ? [line.command] : []), ...figure.files.map(commandOf)])];
  const wanted = line.atLeast ? ` (wanted: ${count(line.atLeast)})` : '';
  const result =
    figure.tried === 0
      ? 'No figure: it was not in the reports that this page was written from.'
      : `**${count(figure.tried)} ${line.unit} tried${wanted}, ${count(figure.found)} bad ends.**${figure.note ? ` ${figure.note}` : ''}`;
  return [
    `## ${line.line}. ${line.name}`,
    line.tried,
    result,
    line.found && `Found and mended on the way: ${line.found}`,
    line.aside,
    `What it would not find: ${line.notFound}`,
    line.person && `By a person or on a device: ${line.person}`,
    commands.length > 0 && `\`\`\`sh\n${commands.join('\n')}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
};

const INTRODUCTION = `# What was tried, and what was found

Security, faults and long runs, with the number of things tried. The numbers come from the tests themselves: each
writes down what it tried and how much of it ended badly. This page is written by \`pnpm lab resilience-page\`, from the reports of
\`npm test\` (a short, seeded form of each) and \`pnpm lab resilience\` (the long one, 29 minutes on two cores with nothing beside it); \`pnpm lab soak\` has no limit.

A bad end is an uncaught error, an empty screen, a text that is not one of ours, something sent twice, something typed
that is lost, or a trace of a mother where none may be. What was meant to happen was written before the test ran.`;

/** The whole page. */
export const pageOf = (lines, figures) => {
  const rows = lines.map((line, index) => {
    const figure = figures[index];
    return `| ${line.line} | ${line.name} | ${count(figure.tried)} ${line.unit} | ${line.atLeast ? count(line.atLeast) : ''} | ${figure.tried ? count(figure.found) : ''} | ${verdictOf(line, figure)} |`;
  });
  return [
    INTRODUCTION,
    [`| line | what | tried | wanted | bad ends | |`, '| --: | --- | --: | --: | --: | --- |', ...rows].join(
      '\n',
    ),
    ...lines.map((line, index) => sectionOf(line, figures[index])),
    '',
  ].join('\n\n');
};
