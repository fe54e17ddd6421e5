type Mismatch = object;
type Interaction = { description: string; passed: boolean; mismatches: Mismatch[]; message?: string };
export type Verified = { passed: boolean; interactions: Interaction[] };
type Relay = {
  times: { request: string; ms: number }[];
  refusals: Map<string, string>;
  notMade?: Map<string, string>;
  warnings: string[];
  notices: { lines: () => string[] };
};

export function failureLines(needed: Verified, relay: Relay): string[];
export function advisedLines(advised: Verified | undefined): string[];
export function warningLines(relay: Relay): string[];
export function originLines(origin: string | undefined, blocked: string[]): string[];
export function successLines(
  all: { providerUrl: string; needed: Verified; advised: Verified | undefined; origin?: string } & Relay,
): string[];
