type NetworkInformation = { saveData?: boolean };

/** Whether she has asked her browser to fetch as little as it can (`Save-Data`). */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection?.saveData === true;
