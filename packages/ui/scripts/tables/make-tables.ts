/** Makes what is not committed, where it is not there or a source has changed since. */
import { areTablesCurrent } from './current-tables.ts';

if (!areTablesCurrent()) {
  const { writeTables } = await import('./tables.ts');
  writeTables();
}
