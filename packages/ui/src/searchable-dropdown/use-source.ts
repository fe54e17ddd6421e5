import { useState } from 'react';
import { type RemoteOptionsRequest, useRemoteOptions } from './use-remote-options.ts';

/** Loads a source with its own hook, as a paged source has one. A field uses the hook of its first render. */
export const useSource = (request: RemoteOptionsRequest) => {
  const [useOptions] = useState(() => request.loadOptions?.useOptions ?? useRemoteOptions);
  // oxlint-disable-next-line react/hooks -- never set, so the same one in every rendering
  return useOptions(request);
};
