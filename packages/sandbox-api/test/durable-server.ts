// Run as a process of its own by durability.test.ts, which kills it.
import { createSandbox } from '../src/index.ts';
import { serveSandbox } from '../src/serve.ts';

const [databasePath = ''] = process.argv.slice(2);
const { url } = await serveSandbox({ sandbox: createSandbox({ databasePath }), port: 0 });
process.stdout.write(url);
