import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `check`. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Icon>
);
