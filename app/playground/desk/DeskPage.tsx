import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { operations } from '@janani/sandbox-api/violations';
import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { FileField } from '@janani/ui/file-field';
import { Select } from '@janani/ui/select';
import { Stack } from '@janani/ui/stack';
import { TextArea } from '@janani/ui/text-area';
import { TextField } from '@janani/ui/text-field';
import { type ClipboardEvent, useRef, useState } from 'react';
import { ResponseVerdict, type ResponseVerdictProps } from './ResponseVerdict.tsx';
import { findFaults } from './judge.ts';
import { type Input, InputError, readInput } from './read-input.ts';
import { strikeOut } from './strike-out.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Chromium lays out a longer text in a field for seconds, and the page stops. */
const MAX_CHARACTERS = 500_000;
const ANY = 'any';
const calls = [
  { value: ANY, label: 'Recognize it' },
  ...operations.map(({ id, method, path }) => ({ value: id, label: `${id}: ${method} ${path}` })),
];
const UNREADABLE = new InputError(
  'This cannot be read.',
  'So nothing of it was checked. Save the HAR again, in the network panel of your browser.',
);
const TOO_LONG = new InputError(
  'This is longer than 500,000 characters.',
  'So it was not pasted, because the page would stop for seconds. Save it, and choose it as a file.',
);
/** Future sessions: one with a duration of another type, and one without a title. */
const sample = JSON.stringify(examples.listSessions.responses['200'].upcoming, null, 2)
  .replace('"Breathing through worry"', '""')
  .replace('45,', '"45 min",')
  .replaceAll('"2026-', '"2099-');

type Result = { run: number; responses?: ResponseVerdictProps[]; error?: InputError };

const checkInput = (input: Input): ResponseVerdictProps[] =>
  readInput(input).map((exchange, id) => ({ id, exchange, faults: findFaults(exchange) }));

/** Every response that does not hold, and one of each call that does. */
const selectShown = (responses: readonly ResponseVerdictProps[]) => {
  const faulty = responses.filter(({ faults }) => faults.length > 0);
  const failing = new Set(faulty.map(({ exchange }) => exchange.call));
  const found = new Map(responses.toReversed().map((response) => [response.exchange.call, response]));
  const holding = [...found.values()].filter(({ exchange }) => !failing.has(exchange.call));
  const missing = operations.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  return { shown: [...faulty, ...holding], holding, failing, missing };
};

/** Checks the responses of a backend in this page, which can send nothing and stores nothing. */
export const DeskPage = () => {
  const [input, setInput] = useState<Input>({ text: '', call: '', status: '200' });
  const [{ run, responses, error }, setResult] = useState<Result>({ run: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const check = (checked: Input) => {
    try {
      setResult({ run: run + 1, responses: checkInput(checked) });
      heading.current?.scrollIntoView();
    } catch (cause) {
      setResult({ run: run + 1, error: cause instanceof InputError ? cause : UNREADABLE });
    }
  };
  const change = (changes: Partial<Input>) => setInput((current) => ({ ...current, ...changes }));
  const refuseLongPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return;
    event.preventDefault();
    setResult({ run: run + 1, error: TOO_LONG });
  };
  const { shown, holding, failing, missing } = selectShown(responses ?? []);
  return (
    <main className="docs-page desk">
      <h1>A desk for the backend team</h1>
      <p className="docs-page-lead">
        Paste a response of your backend or drop a HAR: which of the nine calls hold, which field is wrong and
        by which rule, and the screen that a user sees. Nothing leaves this page, nothing is stored, and
        tokens, phone numbers and mail addresses are struck out as they are read.
      </p>
      <form
        noValidate
        onPaste={refuseLongPaste}
        onSubmit={(event) => {
          event.preventDefault();
          check(input);
        }}
      >
        <FileField
          label="HAR, chosen or dropped here"
          description="Saved with its content in the network panel of a browser."
          accept=".har,.json,.txt"
          maxBytes={MAX_BYTES}
          onChange={([file]) => void file?.text().then((text) => check({ ...input, text, call: '' }))}
        />
        <TextArea
          label="Or a response"
          description="A body, or what curl -i prints."
          rows={8}
          spellCheck={false}
          value={input.text}
          onChange={(text) => change({ text: strikeOut(text) })}
        />
        <Select
          label="Call"
          description="Of two with the same fields, the first is recognized."
          items={calls}
          value={input.call || ANY}
          onChange={(value) => change({ call: value === ANY ? '' : (value as OperationId) })}
        />
        <TextField
          label="Status"
          error={/^[1-5]\d\d$/.test(input.status) ? undefined : 'A status has three digits, such as 200.'}
          inputMode="numeric"
          value={input.status}
          onChange={(status) => change({ status })}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit">Check</Button>
          <Button
            variant="outline"
            onPress={() => {
              change({ text: sample });
              check({ text: sample, call: '', status: '200' });
            }}
          >
            Try an example
          </Button>
        </Stack>
        {error && (
          <Alert key={run} tone="error" title={error.title}>
            {error.message}
          </Alert>
        )}
      </form>
      <h2 ref={heading}>Verdict</h2>
      <output>
        {responses
          ? `Calls that hold: ${holding.length}; that do not: ${failing.size}; that are not here: ${missing.length}.`
          : 'Nothing is checked yet.'}
      </output>
      <ul className="docs-page-cards" key={run}>
        {shown.map((response) => (
          <ResponseVerdict key={response.id} {...response} />
        ))}
      </ul>
      {responses && missing.length > 0 && <p>Not here: {missing.join(', ')}</p>}
    </main>
  );
};
