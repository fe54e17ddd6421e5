import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import { type CodeInputProps, LABEL } from '../../page/code-input.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const inputStyle = { inlineSize: 44, blockSize: 52, textAlign: 'center' } as const;

const BaseUi = ({ length, onChange }: CodeInputProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{LABEL}</label>
      <OTPField.Root id={id} length={length} onValueChange={onChange} style={{ display: 'flex', gap: 8 }}>
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            aria-label={index === 0 ? undefined : `Character ${index + 1} of ${length}`}
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
            key={index}
            style={inputStyle}
          />
        ))}
      </OTPField.Root>
    </div>
  );
};

export default mountWithReact(BaseUi);
