import { describe, expect, it } from 'vitest';
import { forbidUnknownProperties } from '../src/description/forbid-unknown-properties.ts';
import { inlineReferences } from '../src/description/inline-references.ts';
import { readOperations } from '../src/description/read-operations.ts';

describe('references in the description', () => {
  it('are replaced by their targets; properties beside them stay', () => {
    const document = {
      parts: { 'a/b': { type: 'string', description: 'Part' }, list: { items: { $ref: '#/parts/a~1b' } } },
      use: { $ref: '#/parts/list', description: 'Use' },
    };
    expect(inlineReferences(document)).toMatchObject({
      use: { items: { type: 'string', description: 'Part' }, description: 'Use' },
    });
    expect(JSON.stringify(inlineReferences(document))).not.toContain('$ref');
  });

  it.each([
    [{ use: { $ref: '#/nothing' } }, 'leads nowhere'],
    [{ loop: { of: { $ref: '#/loop' } } }, 'leads back to itself'],
  ])('that are invalid are reported: %j', (document, problem) => {
    expect(() => inlineReferences(document)).toThrow(
      `which ${problem}, so its schemas cannot be read: correct the reference in openapi/janani-api.yaml.`,
    );
  });
});

describe('the operations', () => {
  it('have the bearer rules of their description [T-15]', () => {
    expect(readOperations().map(({ id, bearer }) => [id, bearer])).toEqual([
      ['checkPhone', 'none'],
      ['logIn', 'none'],
      ['signUp', 'none'],
      ['listHospitals', 'optional'],
      ['listDoctors', 'optional'],
      ['listStates', 'optional'],
      ['listSessions', 'required'],
      ['getSession', 'required'],
      ['enrollInSession', 'required'],
    ]);
  });

  it('have a schema for every status, without references', () => {
    for (const { responses } of readOperations()) {
      expect(responses.size).toBeGreaterThan(3);
      for (const schema of responses.values()) {
        expect(Object.keys(schema)).not.toEqual([]);
        expect(JSON.stringify(schema)).not.toContain('$ref');
      }
    }
  });
});

it('forbidUnknownProperties: forbids them at every depth, but only in objects with named properties', () => {
  const one = {
    type: 'object',
    properties: { list: { type: 'array', items: { oneOf: [{ properties: { a: {} } }] } } },
  };
  expect(forbidUnknownProperties(one)).toEqual({
    type: 'object',
    unevaluatedProperties: false,
    properties: {
      list: { type: 'array', items: { oneOf: [{ properties: { a: {} }, unevaluatedProperties: false }] } },
    },
  });
});
