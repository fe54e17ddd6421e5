'use server';
import type { ErrorsByName } from '@janani/ui/form';
export const join = async (_: ErrorsByName, data: FormData): Promise<ErrorsByName> => {
  const errors: Record<string, string> = {};
  if (!data.get('name')) errors['name'] = 'Enter your name';
  if (data.get('email') === 'taken@x.in') errors['email'] = 'This email is taken';
  return errors;
};
