'use client';

export { EmptyIllustration } from './EmptyIllustration.tsx';
export type { DrawingProps } from './EmptyIllustration.tsx';
export { HeroIllustration } from './HeroIllustration.tsx';
export type { HeroIllustrationProps } from './HeroIllustration.tsx';
export { MatkaIllustration } from './MatkaIllustration.tsx';
export { ProgramPicture } from './ProgramPicture.tsx';
export type { ProgramPictureProps } from './ProgramPicture.tsx';
export { ProgramThumb } from './ProgramThumb.tsx';
