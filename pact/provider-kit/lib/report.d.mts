type Mismatch = object;
type Interaction = { description: string; passed: boolean; mismatches: Mismatch[]; message?: string };
export type VerificationResult = { passed: boolean; interactions: Interaction[] };
type ResponseChecks = { warnings: () => string[]; failures: () => { name: string; message: string }[] };
type Relay = {
  times: { request: string; ms: number }[];
  setupFailures: Map<string, string>;
  setupCallFailures?: Map<string, string>;
  warnings: string[];
  responseChecks: ResponseChecks;
};
type SecurityFailure = { name: string; lines: string[] };

export function formatFailures(required: VerificationResult, relay: Relay): string[];
export function findSecurityFailures(
  recommended: VerificationResult,
  responseChecks: ResponseChecks,
): SecurityFailure[];
export function formatSecurity(
  problems: SecurityFailure[],
  accepted: Record<string, string>,
): { open: SecurityFailure[]; lines: string[] };
export function formatRecommended(recommended: VerificationResult): string[];
export function formatWarnings(relay: Relay): string[];
export function formatCors(origin: string | undefined, blocked: string[]): string[];
export function formatSuccess(
  all: {
    providerUrl: string;
    required: VerificationResult;
    recommended: VerificationResult;
    isRequiredOnly?: boolean;
    origin?: string;
  } & Relay,
): string[];
