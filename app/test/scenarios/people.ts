export type Person = { phone: string; name: string; hasAccount: boolean };

/** The users who share the phone; their names identify the data that each leaves. */
export const people: readonly Person[] = [
  { phone: '9811122233', name: 'Ananya', hasAccount: true },
  { phone: '9700055511', name: 'Fatima', hasAccount: true },
  { phone: '9876543210', name: 'Meera', hasAccount: false },
];

export const getPerson = (phone: string): Person => {
  const person = people.find((candidate) => phone.endsWith(candidate.phone));
  if (!person) throw new Error(`No user of this phone has the number ${phone}.`);
  return person;
};
