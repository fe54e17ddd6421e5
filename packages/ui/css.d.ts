/** The types of every style sheet, for `import '@janani/ui/styles.css'` with `noUncheckedSideEffectImports`. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module without exports
export {};
