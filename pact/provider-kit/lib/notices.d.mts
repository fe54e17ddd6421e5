type Sent = { method: string; path: string; headers: Record<string, string | undefined> };
type Received = {
  status: number;
  headers: Record<string, string | undefined>;
  content: { toString: () => string };
};

export function createResponseChecks(): {
  check: (request: Sent, response: Received) => void;
  warnings: () => string[];
  failures: () => { name: string; message: string }[];
};
