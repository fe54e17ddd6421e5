import { Button } from '@janani/ui/button';
import { ErrorSummary, Form } from '@janani/ui/form';
import { ProgramPicture } from '@janani/ui/illustration';
import { LinkButton } from '@janani/ui/link';
import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { useEffect, useState } from 'react';
import { useActionData, useSubmit } from 'react-router';
import { check } from './check';

const states = ['Karnataka', 'Kerala'].map((label) => ({ value: label, label }));

export const clientAction = async ({ request }: { request: Request }) => {
  const data = await request.formData();
  if (data.get('name') === '') return { errors: { name: 'Enter your name.' } };
  return { errors: {}, saved: JSON.stringify([...data]) };
};

/** A form of the router: the page shows the result of its action. */
export default function Page() {
  const result = useActionData<typeof clientAction>();
  const submit = useSubmit();
  const [checked, setChecked] = useState('');
  useEffect(() => {
    check().then(
      () => setChecked('passed'),
      (error) => setChecked(String(error)),
    );
  }, []);
  return (
    <main data-checked={checked}>
      <ProgramPicture program="nutrition" />
      <LinkButton href="/">Start</LinkButton>
      <Form action={(data) => submit(data, { method: 'post' })} aria-label="Join" errors={result?.errors}>
        <ErrorSummary />
        <TextField label="Name" name="name" />
        <Select defaultValue="Kerala" items={states} label="State" name="state" />
        <Button type="submit">Join</Button>
      </Form>
      <output>{result?.saved}</output>
    </main>
  );
}
