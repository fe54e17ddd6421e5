import type { Route } from '@playwright/test';

/** An error message of the identity provider's REST API; its SDK maps it to an `auth/…` code. */
export type ProviderErrorMessage = string;

/** Responds to a request to the identity provider with an error that its emulator never sends. */
export const providerError = (status: number, message: ProviderErrorMessage) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: status, message } } });
