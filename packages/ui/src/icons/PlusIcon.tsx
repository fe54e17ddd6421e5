import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `plus`. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14M12 5v14" />
  </Icon>
);
