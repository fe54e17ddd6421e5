import type { OperationId } from '@janani/api-client';
import { getLocalizedRoutePattern } from '../routes/find-route.ts';
import { type ErrorSource, isBuiltScript, knownType } from './error-report.ts';

type Properties = Record<string, unknown>;

const isHandledBySource: Record<ErrorSource, boolean> = {
  page: true,
  script: false,
  promise: false,
  call: true,
  chunk: true,
  worker: false,
};
const calls: Record<OperationId, 1> = {
  checkPhone: 1,
  logIn: 1,
  signUp: 1,
  listHospitals: 1,
  listDoctors: 1,
  listStates: 1,
  listSessions: 1,
  getSession: 1,
  enrollInSession: 1,
};
const KIND = /^(?:(?:auth\/|storage-)?timeout|unexpected-response)$/;
const RELEASE = /^index-[\w-]{8}(?:\.[a-z]{2})?\.js$/;
const FIELD = /^[a-z_]{1,30}(?:\.[a-z_]{1,30}){0,3}$/;
const FRAME = /^(\/[^:]*(?::slug)?):(\d{1,7}):(\d{1,7})$/;

const getKey = <Key extends string>(value: unknown, allowed: Record<Key, unknown>): Key | undefined =>
  typeof value === 'string' && Object.hasOwn(allowed, value) ? (value as Key) : undefined;
const matchPattern = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const getList = (value: unknown, length: number): unknown[] =>
  Array.isArray(value) ? value.slice(0, length) : [];

/** The tool finds the source map of a script by `chunk_id`, under which the release's maps are uploaded. */
const getFrame = (frame: unknown, origin: string): Properties[] => {
  const [, path = '', line, column] = FRAME.exec(String(frame)) ?? [];
  if (path === '') return [];
  const isBuilt = isBuiltScript(path);
  return [
    {
      platform: 'web:javascript',
      filename: origin + (isBuilt ? path : getLocalizedRoutePattern(path)),
      function: '?',
      lineno: Number(line),
      colno: Number(column),
      in_app: true,
      ...(isBuilt && { chunk_id: path.split('/').at(-1) }),
    },
  ];
};

/**
 * The properties of an `$exception`, in the form of the analytics tool, of what error-report.ts holds: classes, kinds and
 * calls from fixed lists, positions in our own files, and nothing of a message.
 */
export const exceptionProperties = (properties: Properties, origin: string): Properties => {
  const source = getKey(properties['source'], isHandledBySource) ?? 'script';
  const kind = matchPattern(properties['kind'], KIND);
  const call = getKey(properties['call'], calls);
  const field = matchPattern(properties['field'], FIELD);
  const release = matchPattern(properties['release'], RELEASE);
  return {
    $exception_level: 'error',
    $exception_list: getList(properties['chain'], 5).map((thrown) => {
      const { type, frames } = Object(thrown) as Properties;
      return {
        type: knownType(type),
        value: [source, kind, call, field].filter(Boolean).join(' '),
        mechanism: { type: 'generic', handled: isHandledBySource[source], synthetic: false },
        stacktrace: {
          type: 'raw',
          // The tool reads the innermost frame last.
          frames: getList(frames, 20)
            .flatMap((frame) => getFrame(frame, origin))
            .map((_frame, index, all) => all.at(-1 - index)),
        },
      };
    }),
    source,
    ...(kind && { kind }),
    ...(call && { call }),
    ...(field && { field }),
    ...(release && { release }),
  };
};
