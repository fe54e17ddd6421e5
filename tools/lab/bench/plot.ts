/** The run as a picture: an SVG that follows the reader's light or dark. */
import { type Mark, plotGroups, type PlotRow } from './plot-rows.ts';
import { isOutside, placeOf, TICKS, tickLabel } from './plot-scale.ts';
import type { BenchRun } from './record.ts';
import { sumUp } from './summary.ts';

const WIDTH = 880;
const [LEFT, RIGHT] = [150, 760];
const [TOP, ROW, HEADING] = [84, 22, 30];

const STYLE = `
  svg { --paper: #ffffff; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --best: #0969da; --ahead: #bc4c00; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #0d1117; --ink: #e6edf3; --soft: #9198a1; --line: #3d444d; --best: #58a6ff; --ahead: #f0883e; }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .heading { font-weight: 600; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
  .soft { fill: var(--soft); }
  .line { stroke: var(--line); }
  .ours { stroke: var(--ink); stroke-width: 1.5; }
  .peer { fill: var(--soft); opacity: 0.55; }
  .floor { fill: none; stroke: var(--soft); }
  .best { fill: var(--best); }
  .ahead { fill: var(--ahead); }`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const text = (x: number, y: number, content: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes}>${escaped(content)}</text>`;

const xOf = (ratio: number) => Math.round((LEFT + placeOf(ratio) * (RIGHT - LEFT)) * 10) / 10;

/** Each kind has a shape of its own, so that colour is never alone in saying it. */
const shape = (kind: Mark['kind'], x: number, y: number): [tag: string, name: string] => {
  if (kind === 'floor') return [`rect x="${x - 4}" y="${y - 4}" width="8" height="8"`, 'floor'];
  if (kind === 'ahead of ours') return [`path d="M${x - 7} ${y}l7 -7l7 7l-7 7z"`, 'ahead'];
  return [`circle cx="${x}" cy="${y}" r="${kind === 'peer' ? 4 : 6}"`, kind === 'peer' ? 'peer' : 'best'];
};

const markOf = ({ title, kind, value, unit, ratio }: Mark, y: number) => {
  const [tag, name] = shape(kind, xOf(ratio), y);
  const end = isOutside(ratio) ? ', beyond the end of the axis' : '';
  const said = `${title}: ${value} ${unit}, ${ratio.toFixed(2)} × ours${end}`;
  return `<${tag} class="${name}"><title>${escaped(said)}</title></${tag.split(' ')[0]}>`;
};

// The best is drawn last, over whoever stands in the same place.
const ORDER: readonly Mark['kind'][] = ['floor', 'peer', 'best peer', 'ahead of ours'];
const inOrder = (marks: readonly Mark[]) =>
  marks.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

const rowAt = ({ label, ours, marks }: PlotRow, y: number) => [
  `<line class="line" x1="${LEFT}" x2="${RIGHT}" y1="${y}" y2="${y}"/>`,
  text(LEFT - 14, y + 4, label, ' text-anchor="end"'),
  text(RIGHT + 14, y + 4, ours),
  ...inOrder(marks).map((mark) => markOf(mark, y)),
];

const legend = () =>
  (
    [
      ['best peer', 'best peer, behind ours', 16],
      ['ahead of ours', 'best peer, ahead of ours', 200],
      ['peer', 'other peers', 400],
      ['floor', 'plain platform', 520],
    ] as const
  ).flatMap(([kind, said, x]) => {
    const [tag, name] = shape(kind, x + 6, 46);
    return [`<${tag} class="${name}"/>`, text(x + 20, 50, said, ' class="soft"')];
  });

const axis = (bottom: number) => [
  ...TICKS.flatMap((tick) => [
    `<line class="${tick === 1 ? 'ours' : 'line'}" x1="${xOf(tick)}" x2="${xOf(tick)}" y1="${TOP}" y2="${bottom}"/>`,
    text(
      xOf(tick),
      TOP - 8,
      tick === 1 ? 'ours' : `${tickLabel(tick)} ×`,
      ' class="soft" text-anchor="middle"',
    ),
  ]),
  text(xOf(1) - 12, bottom + 20, '← less than ours', ' class="soft" text-anchor="end"'),
  text(xOf(1) + 12, bottom + 20, 'more than ours →', ' class="soft"'),
];

/** Draws every figure of a run beside ours. */
export const renderPlot = (run: BenchRun): string => {
  let y = TOP;
  const body = plotGroups(run).flatMap(({ title, rows }) => {
    y += HEADING;
    const heading = text(16, y, title, ' class="heading"');
    return [heading, ...rows.flatMap((row) => rowAt(row, (y += ROW)))];
  });
  const bottom = y + ROW / 2;
  const height = bottom + 36;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title about">`,
    '<title id="title">@janani/ui beside its peers</title>',
    `<desc id="about">${escaped(sumUp(run))} Less is better. The full tables are in RESULTS.md.</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect width="${WIDTH}" height="${height}" style="fill: var(--paper)"/>`,
    text(
      16,
      24,
      `@janani/ui beside its peers: time, dropped frames and bytes; less is better`,
      ' class="heading"',
    ),
    ...legend(),
    ...axis(bottom),
    ...body,
    '</svg>',
  ].join('\n')}\n`;
};
