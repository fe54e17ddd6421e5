import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { readDescription } from './description.ts';
import { incompatibilities } from './incompatibilities.ts';

describe('the contract and openapi/janani-api.yaml', () => {
  test('the contract complies with the description (AP-01)', async () => {
    expect(await incompatibilities(readContract(), readDescription())).toEqual([]);
  });

  test('an undescribed query parameter is an error, although the comparator only warns of it', async () => {
    const contract = readContract();
    contract.interactions.find(({ request }) => request.query)!.request.query!['colour'] = ['red'];
    expect(await incompatibilities(contract, readDescription())).toContainEqual(
      expect.stringContaining('Query parameter is not defined in the spec file: colour'),
    );
  });
});
