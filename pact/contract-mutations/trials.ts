import { isDeepStrictEqual } from 'node:util';
import type { HttpResponse, Contract, Interaction } from '../checks/contract.ts';
import { callOf } from '../rules/described.ts';
import { states } from '../states.ts';
import { backendFor, usesOf } from './backend.ts';
import { type Attempt, judge } from '../checks/judge.ts';
import { openNotices } from '../provider-kit/lib/notices.mjs';
import type { Mutation } from './mutation.ts';

/** A mutation as the verification saw it. */
export type Trial = {
  mutation: Mutation;
  /** The interaction that failed, with the mismatch; or whose response the kit refuses, whatever a pact asks for. */
  found?: { interaction: Interaction; mismatch: string; byKit?: true };
};

/** As many changed responses are judged at first; the rest only where these pass. */
const AT_FIRST = 2;

type Subject = {
  interaction: Interaction;
  /** The response of the sandbox without a mutation. */
  sound: () => Promise<HttpResponse>;
  ask: (mutation: Mutation) => Promise<HttpResponse>;
  close: () => void;
};

/** An interaction whose sandbox opens when it is first asked. */
const subjectOf = (interaction: Interaction): Subject => {
  let backend: ReturnType<typeof backendFor> | undefined;
  let sound: Promise<HttpResponse> | undefined;
  const open = () => (backend ??= backendFor(interaction));
  return {
    interaction,
    // Asked twice: what the first one wrote, the states take back.
    sound: () =>
      (sound ??= open()
        .ask()
        .then(() => open().ask())),
    ask: (mutation) => open().ask(mutation),
    close: () => backend?.close(),
  };
};

const madeBy = (interaction: Interaction) =>
  (interaction.providerStates ?? []).map(({ name }) => states[name as keyof typeof states]?.madeBy);

const concerns = ({ call, states: changed }: Mutation, { interaction }: Subject): boolean => {
  const { method, path } = interaction.request;
  return (
    changed !== undefined || callOf(method, path) === call || madeBy(interaction).includes(call as never)
  );
};

/** The mutated backend's responses that are not the sound one's. */
async function* changedResponses(mutation: Mutation, subjects: Subject[]): AsyncGenerator<Attempt> {
  const isHinted = ({ interaction }: Subject) =>
    mutation.hint !== undefined && interaction.description.includes(mutation.hint);
  const own = subjects.filter((each) => concerns(mutation, each));
  for (const { interaction, sound, ask } of own.toSorted(
    (one, other) => Number(isHinted(other)) - Number(isHinted(one)),
  )) {
    const uses = usesOf(interaction);
    if (mutation.states && isDeepStrictEqual(mutation.states(uses), uses)) continue;
    const right = await sound();
    const response = await ask(mutation);
    if (!isDeepStrictEqual(response, right)) yield { interaction, response };
  }
}

const collect = async (responses: AsyncGenerator<Attempt>, most: number): Promise<Attempt[]> => {
  const collected: Attempt[] = [];
  for await (const response of responses) if (collected.push(response) === most) break;
  return collected;
};

/** What fails a run of the kit although no pact can ask for it. */
const noticeOf = ({ interaction: { request }, response }: Attempt): string | undefined => {
  const notices = openNotices();
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, values]) => [name.toLowerCase(), values.join(', ')]),
  );
  notices.look(
    { method: request.method, path: request.path, headers },
    { ...response, content: JSON.stringify(response.body) },
  );
  return notices.failures()[0]?.message;
};

/** Asks every mutated backend, and has Pact's verifier judge its responses. */
export const tryMutations = async (contract: Contract, mutations: Mutation[]): Promise<Trial[]> => {
  const subjects = contract.interactions.map(subjectOf);
  try {
    const trials: Trial[] = mutations.map((mutation) => ({ mutation }));
    for (const most of [AT_FIRST, Number.POSITIVE_INFINITY]) {
      const attempts: (Attempt & { trial: Trial })[] = [];
      for (const trial of trials.filter(({ found }) => !found))
        for (const attempt of await collect(changedResponses(trial.mutation, subjects), most))
          attempts.push({ ...attempt, trial });
      const verdicts = await judge(contract, attempts);
      for (const [at, { trial, interaction }] of attempts.entries()) {
        const mismatch = verdicts[at];
        if (mismatch !== undefined) trial.found ??= { interaction, mismatch };
      }
      if (most === AT_FIRST) continue;
      for (const { trial, ...attempt } of attempts) {
        const notice = noticeOf(attempt);
        if (notice !== undefined)
          trial.found ??= { interaction: attempt.interaction, mismatch: notice, byKit: true };
      }
    }
    return trials;
  } finally {
    for (const { close } of subjects) close();
  }
};
