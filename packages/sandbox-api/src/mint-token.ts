import { UnsecuredJWT } from 'jose';

/** Firebase identity tokens expire after an hour. */
const LIFETIME_S = 3600;

/**
 * An unsigned identity token in the format of the Firebase Auth emulator. `phone` is ten digits; with `issuedAt` more
 * than an hour ago the token is expired.
 */
export function mintToken({
  phone,
  projectId,
  issuedAt,
}: {
  phone: string;
  projectId: string;
  issuedAt: Date;
}) {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const subject = `sandbox-${phone}`;
  return new UnsecuredJWT({
    phone_number: `+91${phone}`,
    auth_time: seconds,
    user_id: subject,
    firebase: { identities: { phone: [`+91${phone}`] }, sign_in_provider: 'phone' },
  })
    .setSubject(subject)
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_S)
    .encode();
}
