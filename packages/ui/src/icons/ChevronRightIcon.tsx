import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-right`. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="M9 18l6-6-6-6" />
  </Icon>
);
