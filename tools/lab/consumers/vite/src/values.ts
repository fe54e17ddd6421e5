export type Values = {
  name: string;
  phone: string;
  code: string;
  state: string;
  city: string | null;
  due: string;
  language: string;
  agrees: boolean;
};

export const defaultValues: Values = {
  name: '',
  phone: '',
  code: '',
  state: 'kl',
  city: null,
  due: '',
  language: 'en',
  agrees: false,
};

export const states = [
  { value: 'ka', label: 'Karnataka' },
  { value: 'kl', label: 'Kerala' },
];

export const cities = [
  { value: 'kochi', label: 'Kochi' },
  { value: 'kollam', label: 'Kollam' },
];

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'ml', label: 'Malayalam' },
];
