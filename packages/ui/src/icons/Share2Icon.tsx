import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `share-2`. */
export const Share2Icon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49" />
  </Icon>
);
