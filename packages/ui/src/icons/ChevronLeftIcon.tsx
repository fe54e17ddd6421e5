import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-left`. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="M15 18l-6-6 6-6" />
  </Icon>
);
