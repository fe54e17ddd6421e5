type Mismatch = object;
type Interaction = { description: string; passed: boolean; mismatches: Mismatch[]; message?: string };
export type Verified = { passed: boolean; interactions: Interaction[] };
type Notices = { warnings: () => string[]; failures: () => { name: string; message: string }[] };
type Relay = {
  times: { request: string; ms: number }[];
  refusals: Map<string, string>;
  callRefusals?: Map<string, string>;
  warnings: string[];
  notices: Notices;
};
type Problem = { name: string; lines: string[] };

export function failureLines(required: Verified, relay: Relay): string[];
export function securityProblems(recommended: Verified, notices: Notices): Problem[];
export function securityLines(
  problems: Problem[],
  accepted: Record<string, string>,
): { open: Problem[]; lines: string[] };
export function recommendedLines(recommended: Verified): string[];
export function warningLines(relay: Relay): string[];
export function corsLines(origin: string | undefined, blocked: string[]): string[];
export function successLines(
  all: {
    providerUrl: string;
    required: Verified;
    recommended: Verified;
    isRequiredOnly?: boolean;
    origin?: string;
  } & Relay,
): string[];
