import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-up`. */
export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 15l-6-6-6 6" />
  </Icon>
);
