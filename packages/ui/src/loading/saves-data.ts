import { useState, useSyncExternalStore } from 'react';

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether the user has asked the browser to fetch as little as it can (`Save-Data`), or is on a 2G network. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
};

const never = () => () => {};
const onServer = () => false;

/** {@link savesData} when the component came to be: what has been fetched by then is not taken away again. */
export const useSavesData = (): boolean => {
  const isSaving = useSyncExternalStore(never, savesData, onServer);
  const [wasSaving] = useState(isSaving);
  return wasSaving;
};
