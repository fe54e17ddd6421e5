import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `chevron-up`. */
export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18 15-6-6-6 6" />
  </Icon>
);
