import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `library`. */
export const LibraryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 6l4 14M12 6v14M8 8v12M4 4v16" />
  </Icon>
);
