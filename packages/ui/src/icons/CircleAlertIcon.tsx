import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `circle-alert`. */
export const CircleAlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8 12 12M12 16 12.01 16" />
  </Icon>
);
