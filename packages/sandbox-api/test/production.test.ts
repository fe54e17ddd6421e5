import { afterEach, expect, it, vi } from 'vitest';
import { createSandbox } from '../src/index.ts';

afterEach(() => vi.unstubAllEnvs());

it('createSandbox throws in production, because it accepts unsigned tokens', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => createSandbox()).toThrow('NODE_ENV is "production"');
});
