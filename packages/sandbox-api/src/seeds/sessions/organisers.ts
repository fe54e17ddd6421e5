import type { Person } from './session-seed.ts';

/** People who lead more than one session. */
export const meera: Person = { id: 1, first_name: 'Meera', last_name: 'Nair', email: 'meera@clinic.example' };
export const anjali: Person = {
  id: 2,
  first_name: 'Anjali',
  last_name: 'Sharma',
  email: 'anjali@clinic.example',
};
export const kavita: Person = {
  id: 3,
  first_name: 'Kavita',
  last_name: 'Rao',
  email: 'kavita@clinic.example',
};
export const sudeshna: Person = {
  id: 4,
  first_name: 'Sudeshna',
  last_name: 'Ghosh',
  email: 'sudeshna@clinic.example',
};
export const lakshmi: Person = {
  id: 5,
  first_name: 'Lakshmi',
  last_name: 'Iyer',
  email: 'lakshmi@clinic.example',
};
export const padmaja: Person = { id: 6, first_name: 'Padmaja', last_name: 'Reddy' };
export const hetal: Person = {
  id: 7,
  first_name: 'Hetal',
  last_name: 'Desai',
  email: 'hetal@clinic.example',
};
export const grace: Person = { first_name: 'Grace', last_name: 'Fernandes' };
