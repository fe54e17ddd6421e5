import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `plus`. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </Icon>
);
