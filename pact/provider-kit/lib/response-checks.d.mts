type SentRequest = { method: string; path: string; headers: Record<string, string | undefined> };
type ReceivedResponse = {
  status: number;
  headers: Record<string, string | undefined>;
  content: { toString: () => string };
};

export function createResponseChecks(): {
  check: (request: SentRequest, response: ReceivedResponse) => void;
  warnings: () => string[];
  failures: () => { name: string; message: string }[];
};
