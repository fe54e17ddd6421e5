export type Person = { phone: string; name: string; hasAccount: boolean };

/** Who shares the phone; the texts of each are found again wherever they are left. */
export const people: readonly Person[] = [
  { phone: '9811122233', name: 'Ananya', hasAccount: true },
  { phone: '9700055511', name: 'Fatima', hasAccount: true },
  { phone: '9876543210', name: 'Meera', hasAccount: false },
];

export const personOf = (phone: string): Person => {
  const person = people.find((one) => phone.endsWith(one.phone));
  if (!person) throw new Error(`Nobody on this phone has the number ${phone}.`);
  return person;
};
