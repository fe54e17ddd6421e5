/** Generates the uncommitted files if they are missing or a source has changed. */
import { areTablesCurrent } from './current-tables.ts';

if (!areTablesCurrent()) {
  const { writeTables } = await import('./tables.ts');
  writeTables();
}
