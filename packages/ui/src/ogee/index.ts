'use client';

export { Ogee } from './Ogee.tsx';
export type { OgeeProps, OgeeSize, OgeeTone } from './Ogee.tsx';
