/** A fake server: accepted values, and clinics in pages. */
export const hospitals = Array.from({ length: 400 }, (_, i) => ({
  value: `h${i}`,
  label: `${['Apollo', 'Fortis', 'St. John', 'Lakeview'][i % 4]} Hospital ${i + 1}`,
  detail: `(${(i * 7) % 40})`,
}));
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
export const searchCities = async (query: string, { signal }: { signal: AbortSignal }) => {
  await wait(150);
  signal.throwIfAborted();
  if (query.toLowerCase().startsWith('err')) throw new Error('The list of cities could not be loaded.');
  return ['Chennai', 'Coimbatore', 'Madurai', 'Salem', 'Tiruchirappalli', 'Vellore']
    .filter((c) => c.toLowerCase().includes(query.toLowerCase()))
    .map((c) => ({ value: c, label: c }));
};
export class EmailTaken extends Error {}
export const register = async (email: string) => {
  await wait(300);
  if (email.startsWith('taken')) throw new EmailTaken('This email is already registered. Sign in instead.');
  if (email.startsWith('down')) throw new Error('Our server does not answer. Try again in a minute.');
};
