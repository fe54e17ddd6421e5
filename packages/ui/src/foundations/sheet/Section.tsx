import type { ReactNode } from 'react';
import { Card } from '../../card/index.ts';
import { third, title as titleClass, twoThirds, fullWidth } from './sheet.css.ts';

const widths = { fullWidth, twoThirds, third };

type SectionProps = { title: string; width: keyof typeof widths; children: ReactNode };

/** One section of the component sheet. */
export const Section = ({ title, width, children }: SectionProps) => (
  <Card as="section" className={widths[width]}>
    <h2 className={titleClass}>{title}</h2>
    {children}
  </Card>
);
