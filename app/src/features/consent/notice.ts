import { type Message, msg } from '../../i18n/msg.ts';
import { t } from '../../i18n/t.ts';

/** The items of the privacy notice: each names the data and its purpose. */
export const noticeItems = [
  { title: msg('privacy.phone'), text: msg('privacy.phone.text') },
  { title: msg('privacy.profile'), text: msg('privacy.profile.text') },
  { title: msg('privacy.device'), text: msg('privacy.device.text') },
  { title: msg('privacy.usage'), text: msg('privacy.usage.text') },
  { title: msg('privacy.rights'), text: msg('privacy.rights.text') },
  { title: msg('privacy.age'), text: msg('privacy.age.text') },
] as const satisfies { title: Message; text: Message }[];

/** The whole text that the user is shown before the choice. */
export const getNoticeText = (): string =>
  [
    t('privacy.title'),
    t('privacy.text'),
    ...noticeItems.flatMap(({ title, text }) => [t(title), t(text)]),
    t('consent.title'),
    t('consent.text'),
    t('consent.usage'),
    t('consent.usage.text'),
  ].join('\n');

/** The SHA-256 of the text that the user was shown, in hexadecimal; empty where the browser cannot compute it. */
export const computeNoticeHash = async (text = getNoticeText()): Promise<string> => {
  // Only on secure pages (W3C Web Cryptography, "SecureContext").
  if (!globalThis.isSecureContext) return '';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
