import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-right`. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="m9 18 6-6-6-6" />
  </Icon>
);
