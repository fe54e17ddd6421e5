import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `search`. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
  </Icon>
);
