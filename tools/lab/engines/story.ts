import type { Engine } from './engine.ts';

/** A story of a built Storybook, as its `index.json` has it. */
export type Story = { id: string; title: string; name: string; importPath: string };

/** What came of a story: nothing where it did what it says. */
export type Told = { story: Story; problem?: string };

const ENDS_WITHIN_MS = 60_000;
const RETRY_INTERVAL_MS = 100;
const DESKTOP = { width: 1280, height: 800 };
const HEIGHT = 800;

/** What a page says of its story. */
export type Said = {
  isOver: boolean;
  problem: string | null;
  width: string | null;
};

/** What Storybook's channel has said last: a story that ended, a play function or a story that threw, its width. */
const ASK = `(() => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const last = (name) => channel?.last(name)?.[0];
  const threw = last('playFunctionThrewException') ?? last('unhandledErrorsWhilePlaying')?.[0] ?? last('storyThrewException') ?? last('storyErrored') ?? last('storyMissing');
  const violations = (last('storyFinished')?.reporters ?? []).flatMap(({ status, result }) => status === 'failed' ? (result?.violations ?? []).map(({ id }) => id) : []);
  return {
    isOver: Boolean(last('storyFinished') ?? threw),
    problem: threw ? String(threw.message ?? threw.title ?? threw) : violations.length > 0 ? 'axe: ' + violations.join(', ') : null,
    width: last('globalsUpdated')?.storyGlobals?.viewport?.value ?? null,
  };
})()`;

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const untilOver = async (engine: Engine): Promise<Said> => {
  for (const end = Date.now() + ENDS_WITHIN_MS; ;) {
    const said = (await engine.evaluate(ASK)) as Said;
    if (said.isOver) return said;
    if (Date.now() > end) return { ...said, problem: 'It did not come to an end.' };
    await wait(RETRY_INTERVAL_MS);
  }
};

/** Plays a story at the width that it names, else on a desktop. */
export const play = async (engine: Engine, base: string, story: Story): Promise<Told> => {
  const address = `${base}/iframe.html?id=${story.id}&viewMode=story`;
  const tell = ({ problem }: Said): Told => ({ story, ...(problem === null ? {} : { problem }) });
  await engine.open(address);
  const first = await untilOver(engine);
  const [, width] = /^w(\d+)$/.exec(first.width ?? '') ?? [];
  if (width === undefined) return tell(first);
  // Only now is it known how wide it wants to be.
  await engine.resize(Number(width), HEIGHT);
  await engine.open(address);
  const told = tell(await untilOver(engine));
  await engine.resize(DESKTOP.width, DESKTOP.height);
  return told;
};
