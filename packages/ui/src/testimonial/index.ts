'use client';

export { Testimonial } from './Testimonial.tsx';
export type { TestimonialMessages } from './Testimonial.messages.ts';
export type { TestimonialProps } from './Testimonial.tsx';
