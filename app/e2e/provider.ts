import type { Route } from '@playwright/test';

/** The words of the identity provider's REST answers; its SDK makes `auth/…` codes of them. */
export type Provider = string;

/** Answers a call of the identity provider with an error of its own, which its emulator never gives. */
export const providerError = (status: number, word: Provider) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: status, message: word } } });
