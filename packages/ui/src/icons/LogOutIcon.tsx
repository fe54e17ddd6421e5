import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `log-out`. */
export const LogOutIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
  </Icon>
);
