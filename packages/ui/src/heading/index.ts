export { Heading } from './Heading.tsx';
export type { HeadingProps } from './Heading.tsx';
