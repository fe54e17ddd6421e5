// Runs as a separate process, which durability.test.ts kills.
import { createSandbox } from '../src/index.ts';
import { serveSandbox } from '../src/serve.ts';

const [databasePath = ''] = process.argv.slice(2);
const { url } = await serveSandbox({ sandbox: createSandbox({ databasePath }), port: 0 });
process.stdout.write(url);
