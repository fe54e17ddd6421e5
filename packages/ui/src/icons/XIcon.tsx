import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `x`. */
export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
);
