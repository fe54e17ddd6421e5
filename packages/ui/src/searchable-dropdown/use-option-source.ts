import { useState } from 'react';
import { type RemoteOptionsRequest, useRemoteOptions } from './use-remote-options.ts';

/** Loads a source with its hook, if it has one, as a paged source does. A field uses the hook of its first render. */
export const useOptionSource = (request: RemoteOptionsRequest) => {
  const [useOptions] = useState(() => request.loadOptions?.useOptions ?? useRemoteOptions);
  // oxlint-disable-next-line react/hooks -- never set, so it is the same hook in every render
  return useOptions(request);
};
