type Asked = { method: string; path: string; headers: Record<string, string | undefined> };
type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  content: { toString: () => string };
};

export function openNotices(): { look: (request: Asked, answer: Answer) => void; lines: () => string[] };
