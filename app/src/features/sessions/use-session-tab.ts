import { useSearchParams } from 'react-router-dom';
import type { SessionTab } from './queries.ts';

const PARAMETER = 'tab';

/** The tab lives in the address, so that Back and a shared link keep it. */
export const useSessionTab = (): [SessionTab, (tab: SessionTab) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get(PARAMETER) === 'completed' ? 'completed' : 'upcoming';
  return [tab, (next) => setParameters(next === 'completed' ? { [PARAMETER]: next } : {}, { replace: true })];
};
