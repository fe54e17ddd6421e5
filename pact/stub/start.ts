import { serveStub } from './serve.ts';

const DEFAULT_PORT = 8191;

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
try {
  const { url } = await serveStub(port);
  console.log(`The contract's examples are at ${url}. Stop with Ctrl+C.`);
} catch (error) {
  console.error(
    `Port ${port} cannot be listened on (${(error as Error).message}), so the examples are not served. Choose another: PORT=0 pnpm pact stub takes a free one.`,
  );
  process.exitCode = 1;
}
