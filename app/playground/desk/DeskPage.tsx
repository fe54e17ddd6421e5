import type { OperationId } from '@janani/api-client';
import { examples } from '@janani/api-client/examples';
import { operations } from '@janani/sandbox-api/violations';
import { Button } from '@janani/ui/button';
import { FileField } from '@janani/ui/file-field';
import { Select } from '@janani/ui/select';
import { Stack } from '@janani/ui/stack';
import { TextArea } from '@janani/ui/text-area';
import { TextField } from '@janani/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { ResponseVerdict, type ResponseVerdictProps } from './ResponseVerdict.tsx';
import { findFaults } from './judge.ts';
import { type Input, InputError, readInput } from './read-input.ts';
import { strikeOut } from './strike-out.ts';

const MAX_BYTES = 10_000_000;
/** Chromium lays out a longer text in a field for seconds, and the page stops. */
const MAX_CHARACTERS = 500_000;
const TOO_LONG =
  'This text is longer than 500,000 characters. So it was not pasted, and what was here stays. Save it, and choose it as a file.';
const ANY = 'any';
const calls = [
  { value: ANY, label: 'Recognize it' },
  ...operations.map(({ id, method, path }) => ({ value: id, label: `${id}: ${method} ${path}` })),
];
const UNREADABLE = new InputError(
  'This cannot be read. So nothing of it was checked. Save the HAR again, in the network panel of your browser.',
);
/** Future sessions: one with a duration of another type, and one without a title. */
const sample = JSON.stringify(examples.listSessions.responses['200'].upcoming, null, 2)
  .replace('"Breathing through worry"', '""')
  .replace('45,', '"45 min",')
  .replaceAll('"2026-', '"2099-');

type Place = 'file' | 'text' | 'status';
type Result = { run: number; responses?: ResponseVerdictProps[]; errors?: Partial<Record<Place, string>> };

const checkInput = (input: Input): ResponseVerdictProps[] =>
  readInput(input).map((exchange, id) => ({ id, exchange, faults: findFaults(exchange) }));

/** Every response that does not hold, and one of each call that does. */
const selectShown = (responses: readonly ResponseVerdictProps[]) => {
  const unread = responses.filter(({ exchange }) => exchange.unread);
  const faulty = responses.filter(({ faults }) => faults.length > 0);
  const failing = new Set(faulty.map(({ exchange }) => exchange.call));
  const found = new Map(
    responses
      .filter(({ exchange }) => !exchange.unread)
      .toReversed()
      .map((response) => [response.exchange.call, response]),
  );
  const holding = [...found.values()].filter(({ exchange }) => !failing.has(exchange.call));
  const missing = operations.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  return { shown: [...faulty, ...unread, ...holding], holding, failing, missing };
};

/** Checks the responses of a backend in this page, which can send nothing and stores nothing. */
export const DeskPage = () => {
  const [input, setInput] = useState<Input>({ text: '', call: '', status: '200' });
  const [{ run, responses, errors }, setResult] = useState<Result>({ run: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const refuse = (place: Place, message: string) => setResult({ run: run + 1, errors: { [place]: message } });
  const check = (checked: Input, place: Place) => {
    try {
      setResult({ run: run + 1, responses: checkInput(checked) });
      heading.current?.scrollIntoView();
    } catch (cause) {
      const error = cause instanceof InputError ? cause : UNREADABLE;
      refuse(error.isOfStatus ? 'status' : place, error.message);
    }
  };
  const change = (changes: Partial<Input>) => setInput((current) => ({ ...current, ...changes }));
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
        ref={form}
        noValidate
        onPaste={(event) => {
          if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return;
          event.preventDefault();
          refuse('text', TOO_LONG);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          check(input, 'text');
        }}
      >
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
          onChange={([file]) =>
            void file?.text().then((text) => check({ text, call: '', status: '200' }, 'file'))
          }
        />
        <TextArea
          label="Or a response"
          description="A body, or what curl -i prints."
          rows={8}
          spellCheck={false}
          value={input.text}
          error={errors?.text}
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
          inputMode="numeric"
          value={input.status}
          error={errors?.status}
          onChange={(status) => change({ status })}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit">Check</Button>
          <Button
            variant="outline"
            onPress={() => {
              change({ text: sample });
              check({ text: sample, call: '', status: '200' }, 'text');
            }}
          >
            Try an example
          </Button>
        </Stack>
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
