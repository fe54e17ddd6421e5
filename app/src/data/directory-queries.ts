import type { State } from '@janani/api-client';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { truncateSearch } from './search-text.ts';
import { FRESH_MS, CACHE_MS } from './query-client.ts';

/** Spec §7: hospital and doctor results are cached in memory for 30 seconds. */
const DIRECTORY_CACHE_MS = 30_000;

const searchOptions = { staleTime: DIRECTORY_CACHE_MS, gcTime: DIRECTORY_CACHE_MS, retry: false } as const;

/** `GET /hospitals`. Identical pending searches share one request; a superseded search still fills the cache. */
const hospitalsQuery = (text: string) =>
  queryOptions({
    queryKey: ['hospitals', text],
    queryFn: () => api.listHospitals({ search: truncateSearch(text) }),
    ...searchOptions,
  });

/** `GET /hospitals/{id}/doctors`, for a hospital from the list. */
const doctorsQuery = (hospitalCode: string, text: string) =>
  queryOptions({
    queryKey: ['doctors', hospitalCode, text],
    queryFn: () =>
      api.listDoctors({ hospitalCode, ...(text === '' ? {} : { search: truncateSearch(text) }) }),
    ...searchOptions,
  });

/** `GET /countries/{id}/states`. Fresh for 5 minutes, cached for 30 (spec §7). */
export const statesQuery = () =>
  queryOptions({
    queryKey: ['states'],
    queryFn: ({ signal }) => api.listStates({}, { signal }),
    staleTime: FRESH_MS,
    gcTime: CACHE_MS,
    refetchOnWindowFocus: false,
  });

export const useStates = () => useQuery(statesQuery());

/** The name of a state; undefined until the list has loaded. */
export const findStateName = (states: readonly State[] | undefined, id: number | null): string | undefined =>
  states?.find((state) => state.id === id)?.name;

/** The shown length of a name. Without a limit, a browser needs a minute to lay out a letter with 100,000 marks. */
const MAX_NAME_LENGTH = 200;

/** Hospitals as options; the number of doctors follows the name in brackets (spec §3). */
export const findHospitals = async (client: QueryClient, text: string) => {
  const hospitals = await client.fetchQuery(hospitalsQuery(text));
  return hospitals.map(({ code, name, doctor_count: count }) => ({
    value: code,
    label: name.slice(0, MAX_NAME_LENGTH),
    ...(count === undefined ? {} : { detail: `(${count})` }),
  }));
};

export const findDoctors = async (client: QueryClient, hospitalCode: string, text: string) => {
  const doctors = await client.fetchQuery(doctorsQuery(hospitalCode, text));
  return doctors.map(({ doctor_code: code, doctor }) => ({
    value: code,
    label: doctor.slice(0, MAX_NAME_LENGTH),
  }));
};
