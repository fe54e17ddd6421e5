/** `pnpm messages VERB`: the command line of the catalogues. */
const verbs: Record<string, () => Promise<unknown>> = {
  check: () => import('./check.ts'),
  export: () => import('./export.ts'),
  generate: () => import('./generate.ts'),
  import: () => import('./import.ts'),
};

const [verb = ''] = process.argv.splice(2, 1);
const start = new Map(Object.entries(verbs)).get(verb);
if (start) await start();
else {
  console.error(
    `"${verb}" is no command, so nothing was done. Use one of ${Object.keys(verbs).join(', ')}, as in "pnpm messages export mr".`,
  );
  process.exit(1);
}
