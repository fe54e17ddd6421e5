import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `arrow-left`. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Icon>
);
