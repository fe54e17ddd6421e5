import { useState } from 'react';
import { type CodeInputProps, LABEL } from '../../page/code-input.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

/** One controlled input, as in any form. */
const Plain = ({ length, onChange }: CodeInputProps) => {
  const [code, setCode] = useState('');
  return (
    <label>
      {LABEL}
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={length}
        onChange={({ target }) => {
          setCode(target.value);
          onChange(target.value);
        }}
        value={code}
      />
    </label>
  );
};

export default mountWithReact(Plain);
