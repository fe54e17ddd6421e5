import type { Engine } from './engine.ts';

/** A story of a built Storybook, as in its `index.json`. */
export type Story = { id: string; title: string; name: string; importPath: string };

/** The result of a story; `problem` is undefined if it passed. */
export type StoryResult = { story: Story; problem?: string };

const STORY_TIMEOUT_MS = 60_000;
const RETRY_INTERVAL_MS = 100;
const DESKTOP = { width: 1280, height: 800 };
const HEIGHT = 800;

/** The state of a story in its page. */
export type PageState = {
  isOver: boolean;
  problem: string | null;
  width: string | null;
};

/** Reads the last events of Storybook's channel: a finished story, an error of a play function or story, its width. */
const READ_STATE = `(() => {
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

const waitFor = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const waitUntilOver = async (engine: Engine): Promise<PageState> => {
  for (const end = Date.now() + STORY_TIMEOUT_MS; ;) {
    const state = (await engine.evaluate(READ_STATE)) as PageState;
    if (state.isOver) return state;
    if (Date.now() > end) return { ...state, problem: 'It did not come to an end.' };
    await waitFor(RETRY_INTERVAL_MS);
  }
};

/** Plays a story at the width that it requires, otherwise at that of a desktop. */
export const play = async (engine: Engine, base: string, story: Story): Promise<StoryResult> => {
  const url = `${base}/iframe.html?id=${story.id}&viewMode=story`;
  const getResult = ({ problem }: PageState): StoryResult => ({
    story,
    ...(problem === null ? {} : { problem }),
  });
  await engine.open(url);
  const first = await waitUntilOver(engine);
  const [, width] = /^w(\d+)$/.exec(first.width ?? '') ?? [];
  if (width === undefined) return getResult(first);
  // The required width is known only after the first run.
  await engine.resize(Number(width), HEIGHT);
  await engine.open(url);
  const result = getResult(await waitUntilOver(engine));
  await engine.resize(DESKTOP.width, DESKTOP.height);
  return result;
};
