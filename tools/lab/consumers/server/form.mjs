/** A form that is rendered and validated on a server, without a script in the browser. */
import { Button } from '@janani/ui/button';
import { Checkbox } from '@janani/ui/checkbox';
import { ErrorSummary, Form } from '@janani/ui/form';
import { RadioGroup } from '@janani/ui/radio-group';
import { TextField } from '@janani/ui/text-field';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const homes = [
  { value: 'flat', label: 'A flat' },
  { value: 'house', label: 'A house' },
];

const page = (content) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Registration</title><link rel="stylesheet" href="/styles.css"><main>${renderToString(content)}</main></html>`;

const registration = (data, errors) =>
  h(
    Form,
    { action: '/', 'aria-label': 'Registration', errors },
    h(ErrorSummary, { errors: Object.entries(errors).map(([name, error]) => ({ fieldId: name, error })) }),
    h(TextField, { id: 'name', label: 'Name', name: 'name', defaultValue: data.get('name') ?? '' }),
    h(RadioGroup, {
      id: 'home',
      label: 'Home',
      name: 'home',
      options: homes,
      defaultValue: data.get('home') ?? '',
    }),
    h(Checkbox, { id: 'news', label: 'Send me news', name: 'news', defaultSelected: data.has('news') }),
    h(Button, { type: 'submit' }, 'Save'),
    h(Button, { type: 'reset', variant: 'secondary' }, 'Begin again'),
  );

/** Responds with a page: the form, its errors, or the saved values. */
export const handleRequest = async (request) => {
  const isSent = request.method === 'POST';
  const data = isSent ? await request.formData() : new FormData();
  const isNamed = data.get('name') !== '';
  const content =
    isSent && isNamed
      ? h('output', null, JSON.stringify([...data]))
      : registration(data, isSent ? { name: 'Enter your name' } : {});
  return new Response(page(content), { headers: { 'Content-Type': 'text/html' } });
};
