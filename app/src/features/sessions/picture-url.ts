import { safeUrl } from './safe-url.ts';

/**
 * The address of a picture from the server: a safe one (decision T-17), or one on the app's own origin, which on a
 * developer's machine is not https.
 */
export const pictureUrl = (text: string | null | undefined): string | undefined => {
  const { origin } = window.location;
  if (!text?.startsWith(`${origin}/`)) return safeUrl(text)?.href;
  return safeUrl(`https://own.invalid${text.slice(origin.length)}`) ? text : undefined;
};
