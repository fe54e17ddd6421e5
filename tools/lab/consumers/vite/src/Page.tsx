import { ProgramPicture } from '@janani/ui/illustration';
import { useEffect, useState } from 'react';
import { fillIn, submitInvalidForm, startAgain } from './journey';
import { Registration } from './Registration';

const check = async () => {
  await submitInvalidForm();
  await fillIn();
  await startAgain();
};

/** A page of another product, which reports whether its form works. */
export const Page = () => {
  const [checked, setChecked] = useState('');
  useEffect(() => {
    check().then(
      () => setChecked('passed'),
      (error: unknown) => setChecked(String(error)),
    );
  }, []);
  return (
    <main data-checked={checked}>
      <ProgramPicture program="nutrition" />
      <Registration />
    </main>
  );
};
