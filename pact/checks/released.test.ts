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

describe('web apps that are out there', () => {
  test.each(versions)('%s works with the present description', async (version) => {
    expect(await incompatibilities(released(version), readDescription())).toEqual([]);
  });
});

type Schemas = Record<string, { properties: Record<string, unknown>; required: string[] }>;

/** What would break in the first web app that was released, if the schemas were changed. */
const incompatibilitiesAfter = (change: (schemas: Schemas) => void) => {
  const description = readDescription();
  change(description.components.schemas as Schemas);
  return incompatibilities(released(versions[0]!), description);
};

describe('a change of the description', () => {
  test('that renames a field of a response is named', async () => {
    const found = await incompatibilitiesAfter(({ Hospital }) => {
      const { name, ...rest } = Hospital!.properties;
      Hospital!.properties = { ...rest, title: name };
    });
    expect(found).toContainEqual(
      expect.stringMatching(/^listHospitals: a hospital with doctors: .*additional properties - name/),
    );
  });

  test('that requires a new field of a request is named', async () => {
    const found = await incompatibilitiesAfter(
      ({ LogInRequest }) => void LogInRequest!.required.push('device'),
    );
    expect(found).toContainEqual(expect.stringMatching(/^logIn: .*must have required property 'device'/));
  });

  test('of a type is named', async () => {
    const found = await incompatibilitiesAfter(({ State }) => {
      State!.properties['id'] = { type: 'string' };
    });
    expect(found).toContainEqual(expect.stringMatching(/^listStates: India: .*must be string/));
  });

  test('that adds an optional field breaks nothing', async () => {
    const found = await incompatibilitiesAfter(({ State }) => {
      State!.properties['capital'] = { type: 'string' };
    });
    expect(found).toEqual(await incompatibilitiesAfter(() => {}));
  });
});
