/** app/RESILIENCE.md, from lines.json and the figures of the reports. */

const formatCount = (number) => number.toLocaleString('en-US');

/** The verdict on a line: whether it has reached its number of cases without bad ends. */
export const getVerdict = ({ atLeast }, { caseCount, failureCount }) => {
  if (caseCount === 0) return 'not run';
  if (failureCount > 0) return 'bad ends';
  return caseCount < atLeast ? 'short form' : 'done';
};

/** The command that runs one file. */
const getCommand = (file) => {
  if (file.startsWith('pact/')) return 'pnpm test contract';
  if (file.startsWith('app/e2e/resilience/'))
    return `pnpm --filter @janani/app exec playwright test --config playwright.resilience.config.ts ${file.slice('app/e2e/'.length)}`;
  if (file.startsWith('app/e2e/'))
    return `pnpm --filter @janani/app exec playwright test ${file.slice('app/e2e/'.length)}`;
  return /\.test\.tsx?$/.test(file) ? `JANANI_RESILIENCE=long pnpm vitest run ${file}` : 'pnpm test stories';
};

const getSection = (line, figure) => {
  const commands = [...new Set([...(line.command ? [line.command] : []), ...figure.files.map(getCommand)])];
  const required = line.atLeast ? ` (required: ${formatCount(line.atLeast)})` : '';
  const result =
    figure.caseCount === 0
      ? 'No figure: the reports from which this page was generated do not include it.'
      : `**${formatCount(figure.caseCount)} ${line.unit} tried${required}, ${formatCount(figure.failureCount)} bad ends.**${figure.note ? ` ${figure.note}` : ''}`;
  return [
    `## ${line.line}. ${line.name}`,
    line.tried,
    result,
    line.found && `Found and fixed: ${line.found}`,
    line.aside,
    `Not covered: ${line.notFound}`,
    line.person && `To be tested by a person or on a device: ${line.person}`,
    commands.length > 0 && `\`\`\`sh\n${commands.join('\n')}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
};

const INTRODUCTION = `# Resilience: what was tested, and the result

Security, faults and long runs, with the number of cases. The numbers come from the tests: each records how many cases it
tried and how many had a bad end. \`pnpm lab resilience-page\` writes this page from the reports of \`npm test\` (a short,
seeded form of each test) and \`pnpm lab resilience\` (the long form, 29 minutes on two idle cores); \`pnpm lab soak\` has no time limit.

A bad end is an uncaught error, an empty screen, a text from no catalogue, a request sent twice, lost input, or user data
where none may remain. The expected result is defined in each test.`;

/** The whole page. */
export const getPage = (lines, figures) => {
  const rows = lines.map((line, index) => {
    const figure = figures[index];
    return `| ${line.line} | ${line.name} | ${formatCount(figure.caseCount)} ${line.unit} | ${line.atLeast ? formatCount(line.atLeast) : ''} | ${figure.caseCount ? formatCount(figure.failureCount) : ''} | ${getVerdict(line, figure)} |`;
  });
  return [
    INTRODUCTION,
    [
      `| line | area | cases | required | bad ends | |`,
      '| --: | --- | --: | --: | --: | --- |',
      ...rows,
    ].join('\n'),
    ...lines.map((line, index) => getSection(line, figures[index])),
    '',
  ].join('\n\n');
};
