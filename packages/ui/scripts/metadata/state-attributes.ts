import { readFileSync } from 'node:fs';

const NOT_SHIPPED = /\.(?:test|stories|testing|messages)\.tsx?$|\/(?:stories|foundations|testing)\//;

/** State is exposed as `data-…` attributes for selectors. Files that are not published have none. */
export const getAttributes = (file: string): string[] =>
  NOT_SHIPPED.test(file)
    ? []
    : [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])data-[a-z][a-z-]*[a-z]/g)].map(([name]) => name);
