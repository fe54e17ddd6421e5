/** How long the URL of a file stays valid, because some phones ask first where to save it. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Downloads a file created on this device; nothing is sent anywhere. */
export const saveFile = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
};
