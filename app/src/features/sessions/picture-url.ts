import { parseSafeUrl } from './safe-url.ts';

/**
 * The URL of a picture from the server: a safe one (decision T-17), or one on the app's own origin, which on a
 * developer's machine is not https.
 */
export const getPictureUrl = (text: string | null | undefined): string | undefined => {
  const { origin } = window.location;
  if (!text?.startsWith(`${origin}/`)) return parseSafeUrl(text)?.href;
  return parseSafeUrl(`https://own.invalid${text.slice(origin.length)}`) ? text : undefined;
};
