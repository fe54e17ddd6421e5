/** What every address of a site must be: each check judges all answers at once. */
import type { Answer } from './ask.ts';
import type { Expected } from './expected.ts';
import { isAskedAgain, isKeptForever, isPolicy, rulesFor } from './headers.ts';
import { SERVE_AGAIN } from './host.ts';
import type { Seen } from './look.ts';
import { integrityOf } from '../../app/worker/integrity.ts';
import { isCompressible, wrongTypeOf } from './types.ts';

const ASSETS = '/assets/';
/** Below this, hosts send text as it is: compressed it is hardly smaller. */
const COMPRESSED_FROM_BYTES = 4096;
const ENCODED = /^(?:br|gzip|zstd|deflate)$/;

export type SiteCheck = {
  name: string;
  /** Whose answers it judges. */
  concerns: (expected: Expected) => boolean;
  /** What is wrong with an answer, in a few words. */
  wrong: (answer: Answer, expected: Expected) => string | undefined;
  /** Whether an answer that did not come, or is a refusal, is this check's to say. */
  asksForAnswers?: boolean;
  matters: string;
  todo: string;
};

const headerOf = ({ headers }: Answer, name: string) => headers.get(name) ?? '';

const isDocument = ({ role }: Expected) => role === 'page' || role === 'shell';
const isAsset = ({ address }: Expected) => address.startsWith(ASSETS);
const isPage = ({ role }: Expected) => role === 'page';
const isFile = ({ role }: Expected) => role === 'file';

/** Only the bare shell has this in its head. */
const SHELL_MARK = '<meta name="robots" content="noindex" />';

const names = (text: string, address: string) =>
  ['"', "'", '='].some((mark) => text.includes(mark + address));

/** What is seen of a document without its integrity. */
const wrongDocument = ({ text }: Answer, { role, address, languageMark }: Expected): string | undefined => {
  if (languageMark === undefined) return undefined;
  if (!names(text, languageMark)) return 'not of its language';
  const isShell = text.includes(SHELL_MARK);
  if (role === 'shell') return isShell ? undefined : 'not the shell';
  if (isShell) return 'the shell';
  return text.includes(`data-page="${address}"`) ? undefined : 'another page';
};

/** Not what was built; where nothing tells that, not even a document of its kind. */
const otherContent = (answer: Answer, expected: Expected): string | undefined => {
  const { integrity } = expected;
  if (integrity !== undefined && integrityOf(answer.body) === integrity) return undefined;
  return wrongDocument(answer, expected) ?? (integrity === undefined ? undefined : 'other content');
};

const otherCaching =
  (isRight: (caching: string) => boolean) =>
  (answer: Answer): string | undefined => {
    const caching = headerOf(answer, 'cache-control');
    return isRight(caching) ? undefined : `"${caching}"`;
  };

const WHOLE_FOLDER = 'Deploy the whole folder of the build as it is, and name that build with --build';

/** The checks of a site, with the headers that its build says. */
export const siteChecks = (headers: Record<string, string> | undefined): SiteCheck[] => {
  const rules = rulesFor(headers);
  const wrongHeaders = (isMeant: (name: string) => boolean) => (answer: Answer) => {
    const wrong = rules.filter(([name, rule]) => isMeant(name) && !rule(headerOf(answer, name)));
    return wrong.length === 0 ? undefined : wrong.map(([name]) => name).join(', ');
  };
  return [
    {
      name: 'every page answers',
      concerns: isPage,
      asksForAnswers: true,
      wrong: () => undefined,
      matters: 'who follows a link there finds nothing',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'every page is as it was built',
      concerns: isPage,
      wrong: otherContent,
      matters: 'the worker keeps nothing and the policy stops what was added',
      todo: 'Have the host send documents unchanged, and name the build that was deployed with --build',
    },
    {
      name: 'every other address has the shell of its language',
      concerns: ({ role }) => role === 'shell',
      asksForAnswers: true,
      wrong: otherContent,
      matters: 'links to pages for members lead nowhere or to another language',
      todo: 'Have the host answer addresses without a file with app.html, and with hi/app.html below /hi',
    },
    {
      name: 'every file answers',
      concerns: isFile,
      asksForAnswers: true,
      wrong: () => undefined,
      matters: 'pages that need them stay as they are or are not drawn',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'every file is as it was built',
      concerns: (expected) => isFile(expected) && expected.integrity !== undefined,
      wrong: otherContent,
      matters: 'no page takes them, for their digests differ',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'types',
      concerns: () => true,
      wrong: (answer, expected) => wrongTypeOf(expected, headerOf(answer, 'content-type')),
      matters: 'a browser refuses them or reads them wrongly',
      todo: 'Give the host the type of each ending, and UTF-8 for documents',
    },
    {
      name: 'the worker',
      concerns: ({ role }) => role === 'worker',
      asksForAnswers: true,
      wrong: otherContent,
      matters: 'the app does not open without a network, or keeps files that are not there',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'what may change is asked for again',
      concerns: (expected) => !isAsset(expected),
      wrong: otherCaching(isAskedAgain),
      matters: 'a new version is not seen',
      todo: SERVE_AGAIN,
    },
    {
      name: 'built files are kept for ever',
      concerns: isAsset,
      wrong: otherCaching(isKeptForever),
      matters: 'a slow network is used for nothing',
      todo: SERVE_AGAIN,
    },
    {
      name: 'security headers of every document',
      concerns: isDocument,
      wrong: wrongHeaders((name) => !isPolicy(name)),
      matters: 'a browser protects less than was built',
      todo: SERVE_AGAIN,
    },
    {
      name: 'Content-Security-Policy of every document and the worker',
      concerns: (expected) => isDocument(expected) || expected.role === 'worker',
      wrong: wrongHeaders(isPolicy),
      matters: 'what a mistake lets in may run, or the pages of this build may not',
      todo: SERVE_AGAIN,
    },
    {
      name: 'nosniff on every file',
      concerns: (expected) => !isDocument(expected),
      wrong: wrongHeaders((name) => name === 'x-content-type-options'),
      matters: 'a browser may run what was not meant to be a script',
      todo: SERVE_AGAIN,
    },
    {
      name: 'compression',
      concerns: isCompressible,
      wrong: (answer) =>
        answer.body.length < COMPRESSED_FROM_BYTES || ENCODED.test(headerOf(answer, 'content-encoding'))
          ? undefined
          : `${answer.body.length} bytes as they are`,
      matters: 'phones load three times as much',
      todo: 'Switch compression on at the host',
    },
  ];
};

/** Whether an answer is one that can be judged. */
export const refusalOf = ({ answer, failure }: Seen): string | undefined => {
  if (answer === undefined) return failure;
  if (answer.status === 200) return undefined;
  const to = answer.headers.get('location');
  return to === null ? String(answer.status) : `${answer.status} to ${to}`;
};
