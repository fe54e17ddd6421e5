import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `arrow-left`. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon isMirrored {...props}>
    <path d="M12 19l-7-7 7-7M19 12H5" />
  </Icon>
);
