import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `circle-check`. */
export const CircleCheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12" />
  </Icon>
);
