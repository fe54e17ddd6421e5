import { createBearerMutations } from './bearer.ts';
import { changeResponse, changeRequest, changeSuccess } from '../mutation.ts';
import { listMutations, createSearchMutations, pagingMutations } from './lists.ts';
import {
  type Row,
  skipDecoding,
  getRows,
  changeRows,
  type Behaviour,
  type GetToken,
  toText,
  headerMutations,
} from './helpers.ts';

export const listHospitals = (getToken: GetToken): Behaviour[] => [
  ...listMutations,
  ...createSearchMutations('name'),
  [
    'filter search',
    'the name only',
    changeResponse((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter(({ name }) =>
        toText(name).toLowerCase().includes(search.toLowerCase()),
      );
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  [
    'at most 50',
    'one more',
    changeRows((rows) => (rows.length === 50 ? [...rows, { code: 'H-51', name: 'Hospital 51' }] : rows)),
  ],
  [
    'doctor_count',
    'negative',
    changeRows((rows) =>
      rows.map((row) => ({ ...row, ...(row['doctor_count'] === undefined ? {} : { doctor_count: -1 }) })),
    ),
  ],
  ['doctor_count', 'zero', changeRows((rows) => rows.map((row) => ({ ...row, doctor_count: 0 })))],
  [
    'doctor_count',
    'one less',
    changeRows((rows) =>
      rows.map((row) => ({
        ...row,
        ...(row['doctor_count'] === undefined ? {} : { doctor_count: Number(row['doctor_count']) - 1 }),
      })),
    ),
  ],
  ['code', 'the name', changeRows((rows) => rows.map((row) => ({ ...row, code: row['name']! })))],
  ...createBearerMutations('optional', getToken),
  ...headerMutations,
];

export const listDoctors = (getToken: GetToken): Behaviour[] => [
  ...listMutations,
  ...createSearchMutations('doctor'),
  [
    'doctor_code',
    'that of another',
    changeRows((rows) =>
      rows.map((row, index) => ({ ...row, doctor_code: rows[(index + 1) % rows.length]!['doctor_code']! })),
    ),
  ],
  ['id', 'not decoded', skipDecoding],
  [
    'of the hospital',
    'of every hospital',
    changeRows((rows) => [...rows, { doctor_code: 'MH-0002-D01', doctor: 'Dr Meera Patil' }]),
  ],
  [
    'of the hospital',
    'of another',
    changeRequest((url) => {
      url.pathname = url.pathname.replace('MH-0001', 'MH-0002');
    }),
  ],
  [
    'an unknown hospital',
    'has no doctors',
    changeResponse((response) =>
      response.status === 404
        ? { ...response, status: 200, body: { success: true, message: '0 doctors', data: [] } }
        : undefined,
    ),
  ],
  ...createBearerMutations('optional', getToken),
  ...headerMutations,
];

export const listStates = (getToken: GetToken): Behaviour[] => [
  ...listMutations,
  ...pagingMutations,
  [
    'of the country',
    'always India',
    changeRequest((url) => {
      url.pathname = url.pathname.replace(/countries\/\d+/, 'countries/1');
    }),
  ],
  [
    'an unknown country',
    'has no states',
    changeResponse((response) =>
      response.status === 404
        ? {
            ...response,
            status: 200,
            body: {
              success: true,
              message: '0 states',
              data: [],
              pagination: { page: 1, limit: 500, total: 0, total_pages: 0 },
            },
          }
        : undefined,
    ),
  ],
  ['id', 'counted from 0', changeRows((rows) => rows.map((row, index) => ({ ...row, id: index })))],
  [
    'name',
    'in capitals',
    changeRows((rows) => rows.map((row) => ({ ...row, name: toText(row['name']).toUpperCase() }))),
  ],
  ...(['page', 'limit', 'total', 'total_pages'] as const).map((name): Behaviour => [
    `pagination.${name}`,
    'always 1000',
    changeSuccess((body) => {
      const { pagination } = body as { pagination: Row };
      return { ...(body as Row), pagination: { ...pagination, [name]: 1000 } };
    }),
  ]),
  ...createBearerMutations('optional', getToken),
  ...headerMutations,
];
