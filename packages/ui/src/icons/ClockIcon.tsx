import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `clock`. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </Icon>
);
