import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-down`. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
);
