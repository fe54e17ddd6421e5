import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { operations } from '@janani/sandbox-api/violations';
import { Button } from '@janani/ui/button';
import { FileField } from '@janani/ui/file-field';
import { Form } from '@janani/ui/form';
import { Select } from '@janani/ui/select';
import { Stack } from '@janani/ui/stack';
import { TextArea } from '@janani/ui/text-area';
import { useRef, useState } from 'react';
import { ResponseVerdict } from './ResponseVerdict.tsx';
import { type Verdict, judge } from './judge.ts';
import { InputError, readInput } from './read-input.ts';
import { strikeOut } from './strike-out.ts';

const MAX_BYTES = 10_000_000;
/** Chromium lays out a longer text in a field for seconds, and the page stops. */
const MAX_CHARACTERS = 500_000;
const TOO_LONG =
  'This text is longer than 500,000 characters. So it was not pasted, and what was here stays. Save it, and choose it as a file.';
const UNREADABLE =
  'This cannot be read. So nothing of it was checked. Save the HAR again, in the network panel of your browser.';
const ANY = 'any';
const items = [
  { value: ANY, label: 'Recognize it' },
  ...operations.map(({ id, method, path }) => ({ value: id, label: `${id}: ${method} ${path}` })),
];
/** Future sessions: one with a duration of another type, and one without a title. */
const sample = JSON.stringify(examples.listSessions.responses['200'].upcoming, null, 2)
  .replace('"Breathing through worry"', '""')
  .replace('45,', '"45 min",')
  .replaceAll('"2026-', '"2099-');

type Result = { run: number; verdicts?: Verdict[]; errors?: { file?: string; text?: string } };

/** Of each call, whether it holds, and every response that does not hold or was not checked, or else one that holds. */
const summarize = (verdicts: readonly Verdict[]) =>
  operations.map(({ id }) => {
    const own = verdicts.filter(({ exchange }) => exchange.call === id);
    const isFailing = own.some(({ state }) => state === 'fails');
    const others = own.filter(({ state }) => state !== 'holds');
    const holding = own.filter(({ state }) => state === 'holds').slice(-1);
    const state: Verdict['state'] = isFailing ? 'fails' : holding.length > 0 ? 'holds' : 'unread';
    return { id, state, shown: isFailing ? others : [...others, ...holding] };
  });

/** Checks the responses of a backend in this page, which can send nothing and stores nothing. */
export const DeskPage = () => {
  const [text, setText] = useState('');
  const [call, setCall] = useState<OperationId | typeof ANY>(ANY);
  const [{ run, verdicts, errors }, setResult] = useState<Result>({ run: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const check = (place: 'file' | 'text', input: string, chosen: typeof call = ANY) => {
    try {
      const exchanges = readInput({ text: input, call: chosen === ANY ? '' : chosen });
      setResult({ run: run + 1, verdicts: exchanges.map(judge) });
      heading.current?.scrollIntoView();
    } catch (cause) {
      const error = cause instanceof InputError ? cause.message : UNREADABLE;
      setResult({ run: run + 1, errors: { [place]: error } });
    }
  };
  const calls = summarize(verdicts ?? []);
  const shown = calls.flatMap((one) => one.shown);
  const getCalls = (state: Verdict['state']) =>
    calls.filter((one) => one.state === state).map(({ id }) => id);
  const missing = getCalls('unread');
  return (
    <main
      className="docs-page desk"
      onPaste={(event) => {
        if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return;
        event.preventDefault();
        setResult({ run: run + 1, errors: { text: TOO_LONG } });
      }}
    >
      <h1>A desk for the backend team</h1>
      <p className="docs-page-lead">
        Paste a response of your backend or drop a HAR: which of the nine calls hold, which field is wrong and
        by which rule, and the screen that a user sees. Nothing leaves this page, nothing is stored, and
        tokens, phone numbers and mail addresses are struck out as they are read.
      </p>
      <Form onSubmit={() => check('text', text, call)}>
        <FileField
          label="HAR, chosen or dropped here"
          description="Saved with its content in the network panel of a browser."
          accept=".har,.json,.txt"
          maxBytes={MAX_BYTES}
          messages={{
            tooLarge: (file, size) =>
              `${file} is larger than ${size}. So it was not read. Save a shorter recording.`,
          }}
          error={errors?.file}
          onChange={([file]) => void file?.text().then((content) => check('file', content))}
        />
        <TextArea
          label="Or a response"
          description="The body of a 200, or what curl -i prints."
          rows={8}
          spellCheck={false}
          value={text}
          error={errors?.text}
          onChange={(changed) => setText(strikeOut(changed))}
        />
        <Select
          label="Call"
          description="Of two with the same fields, the first is recognized."
          items={items}
          value={call}
          onChange={(value) => setCall(value as typeof call)}
        />
        <Button type="submit">Check</Button>
        <Button
          variant="outline"
          onPress={() => {
            setText(sample);
            check('text', sample);
          }}
        >
          Try an example
        </Button>
      </Form>
      <h2 ref={heading}>Verdict</h2>
      <output>
        {verdicts
          ? `Calls that hold: ${getCalls('holds').length}; that do not: ${getCalls('fails').length}; that are not here: ${missing.length}.`
          : 'Nothing is checked yet.'}
      </output>
      <Stack as="ul" key={run}>
        {shown.map((verdict) => (
          <ResponseVerdict key={verdict.id} {...verdict} />
        ))}
      </Stack>
      {verdicts && missing.length > 0 && <p>Not here: {missing.join(', ')}</p>}
    </main>
  );
};
