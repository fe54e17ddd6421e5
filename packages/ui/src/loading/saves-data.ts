import { useState, useSyncExternalStore } from 'react';

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether the user has asked the browser to save data (`Save-Data`), or is on a 2G network. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
};

const noSubscription = () => () => {};
const onServer = () => false;

/** {@link savesData} when the component was mounted: a later change does not unload what was loaded by then. */
export const useSavesData = (): boolean => {
  const isSaving = useSyncExternalStore(noSubscription, savesData, onServer);
  const [initialValue] = useState(isSaving);
  return initialValue;
};
