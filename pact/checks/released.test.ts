import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releasedFolder } from '../contract-files.ts';
import { readContract } from './contract.ts';
import { readOpenApiDocument } from './openapi-document.ts';
import { findIncompatibilities } from './incompatibilities.ts';

const versions = readdirSync(releasedFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

const readReleased = (version: string) => readContract(join(releasedFolder, `${version}.json`));

describe('released web apps', () => {
  test.each(versions)('%s works with the current OpenAPI description', async (version) => {
    expect(await findIncompatibilities(readReleased(version), readOpenApiDocument())).toEqual([]);
  });
});

type Schemas = Record<string, { properties: Record<string, unknown>; required: string[] }>;

/** The incompatibilities of changed schemas with the first released web app. */
const findIncompatibilitiesAfter = (change: (schemas: Schemas) => void) => {
  const description = readOpenApiDocument();
  change(description.components.schemas as Schemas);
  return findIncompatibilities(readReleased(versions[0]!), description);
};

describe('a change to the OpenAPI description', () => {
  test('that renames a field of a response is reported', async () => {
    const violations = await findIncompatibilitiesAfter(({ Hospital }) => {
      const { name, ...rest } = Hospital!.properties;
      Hospital!.properties = { ...rest, title: name };
    });
    expect(violations).toContainEqual(
      expect.stringMatching(/^listHospitals: a hospital with doctors: .*additional properties - name/),
    );
  });

  test('that requires a new field of a request is reported', async () => {
    const violations = await findIncompatibilitiesAfter(
      ({ LogInRequest }) => void LogInRequest!.required.push('device'),
    );
    expect(violations).toContainEqual(
      expect.stringMatching(/^logIn: .*must have required property 'device'/),
    );
  });

  test('that changes the type of a field is reported', async () => {
    const violations = await findIncompatibilitiesAfter(({ State }) => {
      State!.properties['id'] = { type: 'string' };
    });
    expect(violations).toContainEqual(expect.stringMatching(/^listStates: India: .*must be string/));
  });

  test('that adds an optional field is compatible', async () => {
    const violations = await findIncompatibilitiesAfter(({ State }) => {
      State!.properties['capital'] = { type: 'string' };
    });
    expect(violations).toEqual(await findIncompatibilitiesAfter(() => {}));
  });
});
