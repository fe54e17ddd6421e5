/** Writes every generated file of this package that is committed; `--check` compares and fails when one is stale. */
import './build-exports.ts';
import './build-variables.ts';
