/** react-aria takes its direction from the script of the language, and stories are in English. */
const prototype = Intl.Locale.prototype as { getTextInfo?: (() => { direction: string }) | undefined };
const { getTextInfo } = prototype;

/** Sets the direction of the page, and makes it that of every language. */
export const setScriptDirection = (direction: string): void => {
  document.documentElement.dir = direction;
  prototype.getTextInfo = direction === 'rtl' ? () => ({ direction }) : getTextInfo;
};
