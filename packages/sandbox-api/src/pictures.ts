/** The host of a session's picture in the seeds: one that never responds, like a real host that is down. */
export const PICTURE_HOST = 'https://media.example/';

/** The path of the pictures that the sandbox draws itself, for a page of its own origin. */
export const PICTURES = '/__sandbox/pictures/';

/** The URL of a seed's picture by its name. */
export type PictureAt = (name: string) => string;

/** A session's picture as it is sent to a caller. */
export const pictureIn = (image: string | null, pictureAt: PictureAt): string | null =>
  image?.startsWith(PICTURE_HOST) ? pictureAt(image.slice(PICTURE_HOST.length)) : image;

const HUES = 360;
const getHue = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % HUES;

/** Replaces a photo with a drawing, in colours derived from its name. */
export const getPicture = (name: string): string => {
  const hue = Math.abs(getHue(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270"><rect width="480" height="270" fill="hsl(${hue} 45% 82%)"/><circle cx="360" cy="80" r="46" fill="hsl(${hue} 60% 92%)"/><path d="M0 210q120-90 240-20t240-50v130H0z" fill="hsl(${hue} 40% 55%)"/></svg>`;
};

/** The picture as a response. */
export const drawPicture = (name: string): Response =>
  new Response(getPicture(name), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
  });
