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
    `"${verb}" is nothing that can be done with the catalogues, so nothing was done. Say ${Object.keys(verbs).join(', ')}: pnpm messages export mr`,
  );
  process.exit(1);
}
