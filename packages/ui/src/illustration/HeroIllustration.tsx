import { useId } from 'react';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './illustration.css.ts';

export type HeroIllustrationProps = RootProps & {
  /** A text alternative for the picture. Without it the picture is decoration. */
  label?: string;
};

/**
 * The pregnant woman in the arch, with nine waxing moons above. It is inline in the document, not in a file, so that
 * it is part of the first paint. Its ids are unique, so that they do not collide with those of another instance or of
 * the page.
 */
export const HeroIllustration = ({ label, ...root }: HeroIllustrationProps) => {
  const id = useId();
  return (
    <svg
      // The file has 8 units of space below the arch; cropping them puts the arch directly on the next edge.
      viewBox="0 0 440 552"
      width="440"
      height="552"
      focusable="false"
      {...rootProps(root, styles.hero)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <defs>
        <clipPath id={`${id}a`}>
          <path d="M30 552V222a29 29 0 0 1 7.8-47.8 29.7 29.7 0 0 1 22.9-43.8 30.7 30.7 0 0 1 36-36.2 31.7 31.7 0 0 1 46.2-25.7 32.5 32.5 0 0 1 52.5-13.1c3.7-.3 20.6-3.6 24.6-23.4a28 28 0 0 0 24.6 23.4 32.5 32.5 0 0 1 52.5 13.1 31.7 31.7 0 0 1 46.2 25.7 30.7 30.7 0 0 1 36 36.2 29.7 29.7 0 0 1 22.9 43.8A29 29 0 0 1 410 222v330Z" />
        </clipPath>
        <path id={`${id}l`} d="M0 0c-8-10-8-25 0-37C8-25 8-10 0 0" />
      </defs>
      <path
        fill="#fff0d0"
        stroke="#e99e00"
        strokeWidth="1.5"
        d="M14 552V214a31 31 0 0 1 8.5-51.2 32 32 0 0 1 24.8-46.9 33 33 0 0 1 39-38.9 34.3 34.3 0 0 1 50.1-27.5 35.2 35.2 0 0 1 57-14c4-.2 22.6-4.1 26.6-27.5 4 23.4 22.6 27.3 26.6 27.5a35.2 35.2 0 0 1 57 14A34.3 34.3 0 0 1 353.7 77a33 33 0 0 1 39 38.9 32 32 0 0 1 24.8 46.9A31 31 0 0 1 426 214v338Z"
      />
      <g clipPath={`url(#${id}a)`}>
        <path fill="#a1173d" d="M0 0h440v560H0Z" />
        <circle cx="220" cy="262" r="196" fill="#790d2b" fillOpacity=".3" />
        <circle cx="220" cy="236" r="104" fill="#fbb730" />
        <circle
          cx="220"
          cy="236"
          r="118"
          fill="none"
          stroke="#ffce71"
          strokeDasharray="0 12.36"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path
          stroke="#500a1d"
          strokeLinecap="round"
          strokeOpacity=".5"
          strokeWidth="19"
          d="M77.8 200.5h0m22.5-45.7h0m33.3-35.9h0m41.1-23h0M220 88h0m45.3 7.9h0m41.1 23h0m33.3 35.9h0"
        />
        <path
          fill="#fefaf4"
          d="M77.8 191a9.5 9.5 0 0 1 0 19 7.4 9.5 0 0 0 0-19m22.5-45.7a9.5 9.5 0 0 1 0 19 5.3 9.5 0 0 0 0-19m33.3-35.9a9.5 9.5 0 0 1 0 19 3.2 9.5 0 0 0 0-19m41.1-23a9.5 9.5 0 0 1 0 19 1.1 9.5 0 0 0 0-19m45.3-7.9a9.5 9.5 0 0 1 0 19 1.1 9.5 0 0 1 0-19m45.3 7.9a9.5 9.5 0 0 1 0 19 3.2 9.5 0 0 1 0-19m41.1 23a9.5 9.5 0 0 1 0 19 5.3 9.5 0 0 1 0-19m33.3 35.9a9.5 9.5 0 0 1 0 19 7.4 9.5 0 0 1 0-19m22.5 45.7a9.5 9.5 0 0 1 0 19 9.5 9.5 0 0 1 0-19"
        />
        <g id={`${id}s`}>
          <path
            fill="none"
            stroke="#82bf71"
            strokeLinecap="round"
            strokeWidth="2.5"
            d="M56 552c-6-52 2-102 28-148"
          />
          <use fill="#60a152" href={`#${id}l`} transform="rotate(-48 611.5 198.2)" />
          <use fill="#46813c" href={`#${id}l`} transform="rotate(44 -591.3 318)" />
          <use fill="#82bf71" href={`#${id}l`} transform="rotate(-44 615.1 166.5)" />
          <use fill="#60a152" href={`#${id}l`} transform="rotate(50 -451.5 291.5)" />
          <use fill="#60a152" href={`#${id}l`} transform="rotate(-36 698.8 111.4)" />
          <use fill="#82bf71" href={`#${id}l`} transform="rotate(24 -913 400.6)" />
        </g>
        <use href={`#${id}s`} transform="matrix(-1 0 0 1 440 0)" />
        <path fill="#500a1d" d="M30 552v-22c60-18 320-18 380 0v22Z" />
        <circle cx="254" cy="186" r="26" fill="#1b0b13" />
        <path
          fill="none"
          stroke="#fefaf4"
          strokeDasharray="0 9.6"
          strokeLinecap="round"
          strokeWidth="9"
          d="M234 169a28 28 0 0 1 45 30"
        />
        <path
          fill="#1b0b13"
          d="M174 220c-4-44 24-64 50-62 30 2 46 28 40 64q-3 24-24 30l-42 2c-14-6-22-16-24-34"
        />
        <path fill="#b0714b" d="M204 246h33v50h-33Z" />
        <path fill="#96593a" d="M204 254c8 18 26 20 33 8v10c-11 12-25 8-33-2Z" />
        <path
          fill="none"
          stroke="#b0714b"
          strokeLinecap="round"
          strokeWidth="27"
          d="M312 352c10 20 16 42 10 56"
        />
        <path
          fill="#006468"
          d="M203 288c-13 12-33 12-47 18-20 10-26 36-32 64l31 7-5 93h148l6-90 27-18c-11-26-19-46-43-56-18-6-38-6-50-18Z"
        />
        <path fill="#b0714b" d="M197 290c5 30 43 30 48 0l-8-6h-33Z" />
        <path
          fill="none"
          stroke="#fbb730"
          strokeDasharray="0 6.4"
          strokeLinecap="round"
          strokeWidth="4"
          d="M195 291c6 35 46 35 52 0"
        />
        <g transform="rotate(-7 218 224)">
          <path fill="#b0714b" d="M184 214c0-30 16-42 35-42 21 0 34 16 34 42 0 30-15 52-34 52s-35-22-35-52" />
          <path
            fill="#1b0b13"
            d="M180 222c0-36 20-58 42-56-10 14-28 24-34 46Zm78 0c0-36-16-56-38-56 10 14 26 24 31 46Z"
          />
          <path
            fill="none"
            stroke="#1b0b13"
            strokeLinecap="round"
            strokeWidth="2.2"
            d="M194 220c4 5 12 5 16 0m18 0c4 5 12 5 16 0m-51-13c5-4 12-4 17-1m18 0c5-3 12-3 17 1"
          />
          <path
            fill="none"
            stroke="#96593a"
            strokeLinecap="round"
            strokeWidth="2"
            d="M219 220c-1 8-4 13-3 16 1 2 4 2 6 1"
          />
          <path fill="#a1173d" d="M210 248c4-2 7-2 9-1 2-1 5-1 9 1-4 5-14 5-18 0" />
          <circle cx="219" cy="197" r="4" fill="#c42b52" />
          <path fill="#ffe1a7" d="m182 234-6 11h12zm74 0-6 11h12z" />
          <path stroke="#ffe1a7" strokeLinecap="round" strokeWidth="7" d="M182 232h0m74 0h0" />
        </g>
        <path fill="#96593a" d="M172 528c8-12 32-14 50-8 18-6 40-4 46 8-6 10-32 10-46 6-16 4-42 4-50-6" />
        <path
          fill="none"
          stroke="#e04f6e"
          strokeLinecap="round"
          strokeWidth="4"
          d="M174 530c12 8 30 8 48 4 16 4 34 4 44-4"
        />
        <path
          fill="#faf4e9"
          d="M220 440c-60-8-128 4-158 36-24 26-14 58 30 60 48 2 94-12 128-28 34 16 80 30 128 28 44-2 54-34 30-60-30-32-98-44-158-36"
        />
        <path
          fill="#fbb730"
          d="M54 488c-12 24 0 48 38 48 48 2 94-12 128-28 34 16 80 30 128 28 38 0 50-24 38-48 0 20-10 34-38 34-44 2-92-12-128-28-36 16-82 30-128 28-28 0-38-14-38-34"
        />
        <path
          fill="none"
          stroke="#a1173d"
          strokeWidth="1.8"
          d="M57 500c6 14 19 16 35 16 46 2 92-12 128-28 36 16 84 30 128 28 16 0 29-2 35-16"
        />
        <path
          fill="#fefaf4"
          d="M146 410c-6-40 46-76 104-113l38 9c16 8 23 24 27 40-15 6-19 26-18 82 0 34-33 52-77 52-48 0-78-28-76-68Z"
        />
        <path fill="#fbb730" d="M143 418c1-46 53-84 107-121l16 4c-52 39-104 77-116 145Z" />
        <path fill="none" stroke="#a1173d" strokeWidth="1.8" d="M147 424c3-46 57-86 111-125" />
        <path
          fill="none"
          stroke="#d9cab2"
          strokeLinecap="round"
          strokeWidth="1.8"
          d="M172 420c22-40 72-70 134-90m-110 68c26-26 60-40 100-46M102 504c14-22 36-36 54-42m182 42c-14-22-34-34-52-40m-86 32c8-8 12-12 16-18m24 18c-6-8-10-12-14-18"
        />
        <circle cx="224" cy="416" r="10" fill="#fbb730" />
        <circle
          cx="224"
          cy="416"
          r="21"
          fill="none"
          stroke="#e99e00"
          strokeDasharray="0 11"
          strokeLinecap="round"
          strokeWidth="3.4"
        />
        <g fill="none" stroke="#b0714b" strokeLinecap="round" strokeLinejoin="round" strokeWidth="26">
          <path d="M134 386c-13 24-21 47-6 60 12 8 36 8 66 6" />
          <path d="M321 404c-7 14-35-6-57-24" />
        </g>
        <path
          fill="#b0714b"
          d="M188 439c18-3 38 1 50 7 4 3 2 7-2 7 4 3 2 7-4 7-6 7-26 8-44 5Zm84-65c-10-8-24-14-38-12-5 1-5 6-1 8-4 3-2 8 3 8 8 8 18 14 26 16Z"
        />
        <path stroke="#fbb730" strokeWidth="5" d="m121 369 36 8m146 2 31-18" />
        <path stroke="#e04f6e" strokeWidth="4.4" d="m168 438-2 28m10-28-2 28m111-85-13 22m6-28-13 22" />
      </g>
    </svg>
  );
};
