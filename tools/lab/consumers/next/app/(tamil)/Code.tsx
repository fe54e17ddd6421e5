'use client';

import { ProgramPicture } from '@janani/ui/illustration';
import { OtpInput } from '@janani/ui/otp-input';
import { Select } from '@janani/ui/select';
import { otpInputTester, selectTester, toastTester } from '@janani/ui/testing';
import { useToast } from '@janani/ui/toast';
import { useEffect, useState } from 'react';

const STATES = [
  { value: 'ka', label: 'Karnataka' },
  { value: 'kl', label: 'Kerala' },
];

/** A test of the page with the page objects of the package. */
const check = async () => {
  await selectTester('State').choose('Kerala');
  await otpInputTester('Code').paste('Your code is 246810. Valid 10 min');
  await toastTester('Code 246810 from Kerala').element();
};

/** A page of another product. */
export const Code = () => {
  const toast = useToast();
  const [code, setCode] = useState('');
  const [state, setState] = useState('');
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
      <Select label="State" items={STATES} value={state} onChange={setState} />
      <OtpInput
        label="Code"
        value={code}
        onChange={setCode}
        onComplete={(complete) =>
          toast.show({
            type: 'success',
            title: `Code ${complete} from ${state === 'kl' ? 'Kerala' : 'nowhere'}`,
          })
        }
      />
    </main>
  );
};
