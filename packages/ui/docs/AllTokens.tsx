import { strToU8, zipSync } from 'fflate';
import { Button } from '../src/button/index.ts';

const NAME = 'janani-tokens';

const files = import.meta.glob<string>('../tokens/*.json', { eager: true, import: 'default', query: '?raw' });

const zipTokens = () =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.replace('../tokens', NAME), strToU8(text)]),
    ),
  );

const downloadZip = () => {
  const href = URL.createObjectURL(new Blob([zipTokens()], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href, download: `${NAME}.zip` }).click();
  URL.revokeObjectURL(href);
};

/** Every set as one folder, which both a plugin for Figma and a build of tokens accept. */
export const AllTokens = () => (
  <Button onPress={downloadZip} variant="outline">
    Download all sets as one folder (zip)
  </Button>
);
