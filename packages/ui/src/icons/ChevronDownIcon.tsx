import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-down`. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
