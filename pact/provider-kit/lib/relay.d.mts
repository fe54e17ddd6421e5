export function openRelay(options: {
  providerUrl: string;
  statesUrl?: string;
  token?: string;
}): Promise<{ url: string; statesPath: string; close: () => void }>;
