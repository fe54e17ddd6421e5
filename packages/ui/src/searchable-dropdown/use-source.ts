import { useState } from 'react';
import { type RemoteOptionsRequest, useRemoteOptions } from './use-remote-options.ts';

/** Asks a source in its own way, as one that comes in pages has. A field keeps the way that it began with. */
export const useSource = (request: RemoteOptionsRequest) => {
  const [useOptions] = useState(() => request.loadOptions?.useOptions ?? useRemoteOptions);
  // oxlint-disable-next-line react/hooks -- never set, so the same one in every rendering
  return useOptions(request);
};
