import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releasedFolder } from '../contract-files.ts';
import { readContract } from './contract.ts';
import { readDescription } from './description.ts';
import { incompatibilities } from './incompatibilities.ts';

const versions = readdirSync(releasedFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

const released = (version: string) => readContract(join(releasedFolder, `${version}.json`));

describe('released web apps', () => {
  test.each(versions)('%s works with the current OpenAPI description', async (version) => {
    expect(await incompatibilities(released(version), readDescription())).toEqual([]);
  });
});

type Schemas = Record<string, { properties: Record<string, unknown>; required: string[] }>;

/** The incompatibilities of changed schemas with the first released web app. */
const incompatibilitiesAfter = (change: (schemas: Schemas) => void) => {
  const description = readDescription();
  change(description.components.schemas as Schemas);
  return incompatibilities(released(versions[0]!), description);
};

describe('a change to the OpenAPI description', () => {
  test('that renames a field of a response is reported', async () => {
    const incompatible = await incompatibilitiesAfter(({ Hospital }) => {
      const { name, ...rest } = Hospital!.properties;
      Hospital!.properties = { ...rest, title: name };
    });
    expect(incompatible).toContainEqual(
      expect.stringMatching(/^listHospitals: a hospital with doctors: .*additional properties - name/),
    );
  });

  test('that requires a new field of a request is reported', async () => {
    const incompatible = await incompatibilitiesAfter(
      ({ LogInRequest }) => void LogInRequest!.required.push('device'),
    );
    expect(incompatible).toContainEqual(
      expect.stringMatching(/^logIn: .*must have required property 'device'/),
    );
  });

  test('of a type is reported', async () => {
    const incompatible = await incompatibilitiesAfter(({ State }) => {
      State!.properties['id'] = { type: 'string' };
    });
    expect(incompatible).toContainEqual(expect.stringMatching(/^listStates: India: .*must be string/));
  });

  test('that adds an optional field is compatible', async () => {
    const incompatible = await incompatibilitiesAfter(({ State }) => {
      State!.properties['capital'] = { type: 'string' };
    });
    expect(incompatible).toEqual(await incompatibilitiesAfter(() => {}));
  });
});
