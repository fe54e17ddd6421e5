/** Writes every generated file of this package; `--check` compares and fails when one is stale. */
import './build-exports.ts';
import './build-design-sets.ts';
import './build-tokens.ts';
import './build-variables.ts';
