import { afterEach, expect, it, vi } from 'vitest';
import { createSandbox } from '../src/index.ts';

afterEach(() => vi.unstubAllEnvs());

it('unsigned tokens cannot be switched on in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => createSandbox()).toThrow('NODE_ENV is "production"');
});
