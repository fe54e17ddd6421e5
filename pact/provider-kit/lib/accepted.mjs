/** The accepted failures of a backend team: `--accept FILE`, a JSON object with a reason per name. */
import { readFileSync } from 'node:fs';

const isReason = (reason) => typeof reason === 'string' && reason.trim() !== '';

/** The reasons by name; throws an error with one sentence if the file is invalid. */
export const readAcceptedFailures = (file) => {
  if (file === undefined) return {};
  let reasons;
  try {
    reasons = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} could not be read as JSON (${error.message}), so nothing is accepted. Write { "name of what failed": "the reason" }.`,
      { cause: error },
    );
  }
  const missingReason = Object.entries(reasons).find(([, reason]) => !isReason(reason));
  if (missingReason)
    throw new Error(
      `"${missingReason[0]}" in ${file} has no reason, so it is not accepted. Write in a sentence why the backend may do it.`,
    );
  return reasons;
};
