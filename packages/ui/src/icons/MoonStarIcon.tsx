import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's `moon-star`. */
export const MoonStarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 5h4M20 3v4M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />
  </Icon>
);
