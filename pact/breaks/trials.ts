import { isDeepStrictEqual } from 'node:util';
import { type Contract, type Interaction } from '../checks/contract.ts';
import { states } from '../states.ts';
import { backendFor, callOf, usesOf } from './backend.ts';
import type { Answer, Break } from './break.ts';
import { type Attempt, judge } from './judge.ts';

/** A break as the verification saw it. */
export type Trial = {
  broken: Break;
  /** The interaction that failed, and what the verifier said. */
  found?: { interaction: Interaction; says: string };
  /** Whether any answer was other than that of the sound backend. */
  isSeen: boolean;
};

/** As many changed answers are judged at first; the rest only where these pass. */
const AT_FIRST = 2;

type Asked = {
  interaction: Interaction;
  /** What the sandbox says where nothing is broken. */
  sound: () => Promise<Answer>;
  ask: (broken: Break) => Promise<Answer>;
  close: () => void;
};

/** An interaction whose sandbox opens when it is first asked. */
const askable = (interaction: Interaction): Asked => {
  let backend: ReturnType<typeof backendFor> | undefined;
  let sound: Promise<Answer> | undefined;
  const open = () => (backend ??= backendFor(interaction));
  return {
    interaction,
    // Asked twice: what the first one wrote, the states take back.
    sound: () =>
      (sound ??= open()
        .ask()
        .then(() => open().ask())),
    ask: (broken) => open().ask(broken),
    close: () => backend?.close(),
  };
};

const madeBy = (interaction: Interaction) =>
  (interaction.providerStates ?? []).map(({ name }) => states[name as keyof typeof states]?.madeBy);

const concerns = ({ call, states: changed }: Break, { interaction }: Asked): boolean => {
  const { method, path } = interaction.request;
  return (
    changed !== undefined || callOf(method, path) === call || madeBy(interaction).includes(call as never)
  );
};

/** The broken backend's answers that are not the sound one's. */
async function* changedAnswers(broken: Break, asked: Asked[]): AsyncGenerator<Attempt> {
  const isHinted = ({ interaction }: Asked) =>
    broken.hint !== undefined && interaction.description.includes(broken.hint);
  const own = asked.filter((each) => concerns(broken, each));
  for (const { interaction, sound, ask } of own.toSorted(
    (one, other) => Number(isHinted(other)) - Number(isHinted(one)),
  )) {
    const uses = usesOf(interaction);
    if (broken.states && isDeepStrictEqual(broken.states(uses), uses)) continue;
    const right = await sound();
    const answer = await ask(broken);
    if (!isDeepStrictEqual(answer, right)) yield { interaction, answer };
  }
}

const collect = async (answers: AsyncGenerator<Attempt>, most: number): Promise<Attempt[]> => {
  const collected: Attempt[] = [];
  for await (const answer of answers) if (collected.push(answer) === most) break;
  return collected;
};

/** Asks every broken backend, and has Pact's verifier judge what it answers. */
export const tryBreaks = async (contract: Contract, breaks: Break[]): Promise<Trial[]> => {
  const asked = contract.interactions.map(askable);
  try {
    const trials: Trial[] = breaks.map((broken) => ({ broken, isSeen: false }));
    for (const most of [AT_FIRST, Number.POSITIVE_INFINITY]) {
      const attempts: (Attempt & { trial: Trial })[] = [];
      for (const trial of trials.filter(({ found }) => !found))
        for (const attempt of await collect(changedAnswers(trial.broken, asked), most))
          attempts.push({ ...attempt, trial });
      const verdicts = await judge(contract, attempts);
      for (const [at, { trial, interaction }] of attempts.entries()) {
        trial.isSeen = true;
        const says = verdicts[at];
        if (says !== undefined) trial.found ??= { interaction, says };
      }
    }
    return trials;
  } finally {
    for (const { close } of asked) close();
  }
};
