/** The id of India in `GET /countries/{id}/states`. */
export const INDIA = 1;

/**
 * The 28 states and 8 union territories by their everyday names; `code` is ISO 3166-2 without `IN-`. The ids are those
 * of the API description's examples, and have no other meaning.
 */
export const states = [
  { id: 1, code: 'AP', name: 'Andhra Pradesh' },
  { id: 2, code: 'AR', name: 'Arunachal Pradesh' },
  { id: 3, code: 'AS', name: 'Assam' },
  { id: 4, code: 'BR', name: 'Bihar' },
  { id: 5, code: 'CG', name: 'Chhattisgarh' },
  { id: 6, code: 'GA', name: 'Goa' },
  { id: 7, code: 'GJ', name: 'Gujarat' },
  { id: 8, code: 'HR', name: 'Haryana' },
  { id: 9, code: 'HP', name: 'Himachal Pradesh' },
  { id: 10, code: 'JH', name: 'Jharkhand' },
  { id: 11, code: 'KA', name: 'Karnataka' },
  { id: 12, code: 'KL', name: 'Kerala' },
  { id: 13, code: 'MP', name: 'Madhya Pradesh' },
  { id: 14, code: 'MH', name: 'Maharashtra' },
  { id: 15, code: 'MN', name: 'Manipur' },
  { id: 16, code: 'ML', name: 'Meghalaya' },
  { id: 17, code: 'MZ', name: 'Mizoram' },
  { id: 18, code: 'NL', name: 'Nagaland' },
  { id: 19, code: 'OD', name: 'Odisha' },
  { id: 20, code: 'PB', name: 'Punjab' },
  { id: 21, code: 'RJ', name: 'Rajasthan' },
  { id: 22, code: 'TN', name: 'Tamil Nadu' },
  { id: 23, code: 'SK', name: 'Sikkim' },
  { id: 24, code: 'TS', name: 'Telangana' },
  { id: 25, code: 'TR', name: 'Tripura' },
  { id: 26, code: 'UP', name: 'Uttar Pradesh' },
  { id: 27, code: 'UK', name: 'Uttarakhand' },
  { id: 28, code: 'WB', name: 'West Bengal' },
  { id: 29, code: 'AN', name: 'Andaman and Nicobar Islands' },
  { id: 30, code: 'CH', name: 'Chandigarh' },
  { id: 31, code: 'DH', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { id: 32, code: 'DL', name: 'Delhi' },
  { id: 33, code: 'JK', name: 'Jammu and Kashmir' },
  { id: 34, code: 'LA', name: 'Ladakh' },
  { id: 35, code: 'LD', name: 'Lakshadweep' },
  { id: 36, code: 'PY', name: 'Puducherry' },
] as const;

export type StateCode = (typeof states)[number]['code'];

export const getStateId = (code: StateCode): number => states.find((state) => state.code === code)!.id;
