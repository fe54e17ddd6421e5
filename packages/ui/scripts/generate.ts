/** Writes every generated file of this package; `--check` compares and fails when one is stale. */
import './build-api-report.ts';
import './build-exports.ts';
import './build-variables.ts';
