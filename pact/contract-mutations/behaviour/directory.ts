import { auth } from './bearer.ts';
import { responding, handling, succeeding } from '../mutation.ts';
import { ofAList, searches, paging } from './lists.ts';
import {
  type Row,
  notDecoded,
  getRows,
  withRows,
  type Behaviour,
  type TokenOf,
  asText,
  wrongHeaders,
} from './helpers.ts';

export const listHospitals = (getToken: TokenOf): Behaviour[] => [
  ...ofAList,
  ...searches('name'),
  [
    'filter search',
    'the name only',
    responding((response, request) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === null || response.status !== 200) return undefined;
      const rows = getRows(response.body).filter(({ name }) =>
        asText(name).toLowerCase().includes(search.toLowerCase()),
      );
      return { ...response, body: { ...(response.body as Row), data: rows } };
    }),
  ],
  [
    'at most 50',
    'one more',
    withRows((rows) => (rows.length === 50 ? [...rows, { code: 'H-51', name: 'Hospital 51' }] : rows)),
  ],
  [
    'doctor_count',
    'negative',
    withRows((rows) =>
      rows.map((row) => ({ ...row, ...(row['doctor_count'] === undefined ? {} : { doctor_count: -1 }) })),
    ),
  ],
  ['doctor_count', 'zero', withRows((rows) => rows.map((row) => ({ ...row, doctor_count: 0 })))],
  [
    'doctor_count',
    'one less',
    withRows((rows) =>
      rows.map((row) => ({
        ...row,
        ...(row['doctor_count'] === undefined ? {} : { doctor_count: Number(row['doctor_count']) - 1 }),
      })),
    ),
  ],
  ['code', 'the name', withRows((rows) => rows.map((row) => ({ ...row, code: row['name']! })))],
  ...auth('optional', getToken),
  ...wrongHeaders,
];

export const listDoctors = (getToken: TokenOf): Behaviour[] => [
  ...ofAList,
  ...searches('doctor'),
  [
    'doctor_code',
    'that of another',
    withRows((rows) =>
      rows.map((row, at) => ({ ...row, doctor_code: rows[(at + 1) % rows.length]!['doctor_code']! })),
    ),
  ],
  ['id', 'not decoded', notDecoded],
  [
    'of the hospital',
    'of every hospital',
    withRows((rows) => [...rows, { doctor_code: 'MH-0002-D01', doctor: 'Dr Meera Patil' }]),
  ],
  [
    'of the hospital',
    'of another',
    handling((url) => {
      url.pathname = url.pathname.replace('MH-0001', 'MH-0002');
    }),
  ],
  [
    'an unknown hospital',
    'has no doctors',
    responding((response) =>
      response.status === 404
        ? { ...response, status: 200, body: { success: true, message: '0 doctors', data: [] } }
        : undefined,
    ),
  ],
  ...auth('optional', getToken),
  ...wrongHeaders,
];

export const listStates = (getToken: TokenOf): Behaviour[] => [
  ...ofAList,
  ...paging,
  [
    'of the country',
    'always India',
    handling((url) => {
      url.pathname = url.pathname.replace(/countries\/\d+/, 'countries/1');
    }),
  ],
  [
    'an unknown country',
    'has no states',
    responding((response) =>
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
  ['id', 'counted from 0', withRows((rows) => rows.map((row, at) => ({ ...row, id: at })))],
  [
    'name',
    'in capitals',
    withRows((rows) => rows.map((row) => ({ ...row, name: asText(row['name']).toUpperCase() }))),
  ],
  ...(['page', 'limit', 'total', 'total_pages'] as const).map((name): Behaviour => [
    `pagination.${name}`,
    'always 1000',
    succeeding((body) => {
      const { pagination } = body as { pagination: Row };
      return { ...(body as Row), pagination: { ...pagination, [name]: 1000 } };
    }),
  ]),
  ...auth('optional', getToken),
  ...wrongHeaders,
];
