import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handleRequest } from './form.mjs';

const send = async (fields) => {
  const body = new URLSearchParams(fields);
  return (await handleRequest(new Request('http://localhost/', { method: 'POST', body }))).text();
};

void test('an error is shown at its field and in the summary, and the input is preserved', async () => {
  const page = await send({ name: '', home: 'house' });
  assert.match(page, /<a[^>]* href="#name"[^>]*>Enter your name<\/a>/);
  assert.match(page, /<input(?=[^>]* id="name")(?=[^>]* aria-invalid="true")/);
  assert.match(page, /<input(?=[^>]* value="house")(?=[^>]* checked)/);
});

void test('valid input is saved', async () => {
  assert.match(await send({ name: 'Asha' }), /<output>\[\[&quot;name&quot;,&quot;Asha&quot;\]\]<\/output>/);
});
