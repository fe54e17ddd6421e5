import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `clock`. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2" />
  </Icon>
);
