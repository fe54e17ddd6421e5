import { OTPInput } from 'input-otp';
import { type CodeInputProps, LABEL } from '../../page/code-input.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const slotStyle = { inlineSize: 44, blockSize: 52, border: '1px solid gray', textAlign: 'center' } as const;

const InputOtp = ({ length, onChange }: CodeInputProps) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the library's component contains the input
  <label>
    {LABEL}
    <OTPInput
      maxLength={length}
      onChange={onChange}
      render={({ slots }) => (
        <div style={{ display: 'flex', gap: 8 }}>
          {slots.map(({ char, isActive }, index) => (
            <div
              data-otp-slot
              // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
              key={index}
              style={{ ...slotStyle, borderColor: isActive ? 'purple' : 'gray' }}
            >
              {char}
            </div>
          ))}
        </div>
      )}
    />
  </label>
);

export default mountWithReact(InputOtp);
