import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `arrow-right`. */
export const ArrowRightIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="M5 12h14M12 5l7 7-7 7" />
  </Icon>
);
