import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { readOpenApiDocument } from './openapi-document.ts';
import { findIncompatibilities } from './incompatibilities.ts';

describe('the contract and openapi/janani-api.yaml', () => {
  test('the contract complies with the description (AP-01)', async () => {
    expect(await findIncompatibilities(readContract(), readOpenApiDocument())).toEqual([]);
  });

  test('a query parameter that the description does not have is an error, although the comparator only warns', async () => {
    const contract = readContract();
    contract.interactions.find(({ request }) => request.query)!.request.query!['colour'] = ['red'];
    expect(await findIncompatibilities(contract, readOpenApiDocument())).toContainEqual(
      expect.stringContaining('Query parameter is not defined in the spec file: colour'),
    );
  });
});
