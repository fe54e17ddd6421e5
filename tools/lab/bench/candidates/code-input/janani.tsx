import '@janani/ui/theme.css';
import { OtpInput } from '@janani/ui/otp-input';
import { type CodeInputProps, LABEL } from '../../page/code-input.ts';
import { mountWithReact } from '../../page/mount-with-react.tsx';

const Janani = ({ length, onChange }: CodeInputProps) => (
  <OtpInput label={LABEL} length={length} onChange={onChange} />
);

export default mountWithReact(Janani);
