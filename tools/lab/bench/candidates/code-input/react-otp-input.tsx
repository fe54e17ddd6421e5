import { useState } from 'react';
import OtpInput from 'react-otp-input';
import { type CodeInputProps, LABEL } from '../../page/code-input.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const ReactOtpInput = ({ length, onChange }: CodeInputProps) => {
  const [code, setCode] = useState('');
  const change = (next: string) => {
    setCode(next);
    onChange(next);
  };
  return (
    <fieldset>
      <legend>{LABEL}</legend>
      <OtpInput
        numInputs={length}
        onChange={change}
        renderInput={(props) => <input {...props} />}
        renderSeparator={<span>-</span>}
        value={code}
      />
    </fieldset>
  );
};

export default mountWithReact(ReactOtpInput);
