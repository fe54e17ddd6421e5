import type { OperationId } from '@janani/api-client';
import { placesIn } from '../breaks/answers.ts';
import { type Operation, type Schema, readDescribed } from '../rules/described.ts';

/** A field of the description: of what is sent in a body, a query or a path, or of what a success answers. */
export type Field = {
  call: OperationId;
  side: 'answer' | 'body' | 'query' | 'path';
  /** `*` stands for every row. */
  place: string[];
  isDate: boolean;
};

export const nameOf = ({ call, side, place }: Field) => `${call} ${side} ${place.join('.')}`;

const DATES = new Set(['scheduled_at', 'due_date']);

const fieldsIn = (call: OperationId, side: Field['side'], schema: Schema | undefined): Field[] => {
  const places = placesIn(schema ?? {}).map(({ place }) => place);
  const distinct = [...new Map(places.map((place) => [place.join('.'), place])).values()];
  return distinct.map((place) => ({ call, side, place, isDate: DATES.has(place.at(-1)!) }));
};

const fieldsOf = ({ id, parameters, body, answers }: Operation): Field[] => [
  ...parameters.map(({ name, in: side }) => ({ call: id, side, place: [name], isDate: false })),
  ...fieldsIn(id, 'body', body),
  ...fieldsIn(id, 'answer', answers['200']),
];

export const allFields = (): Field[] => readDescribed().flatMap(fieldsOf);

export const changes = ['rename', 'retype', 'remove', 're-zone'] as const;
export type Change = (typeof changes)[number];
export const changesOf = ({ isDate }: Field): Change[] =>
  changes.filter((change) => change !== 're-zone' || isDate);
