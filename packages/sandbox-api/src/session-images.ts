/** The host of the seeded sessions' images: it never responds, like a real host that is down. */
export const IMAGE_HOST = 'https://media.example/';

/** The path of the images that the sandbox serves itself. */
export const IMAGES_PATH = '/__sandbox/pictures/';

/** Returns the URL of a seeded session's image by its file name. */
export type GetImageUrl = (name: string) => string;

/**
 * A response whose seeded sessions have images that can be shown. Their URLs may be http, which the description does not
 * allow, so they are replaced after the response has been checked.
 */
export const replaceImageUrls = (body: unknown, getImageUrl: GetImageUrl): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    key === 'image' && typeof value === 'string' && value.startsWith(IMAGE_HOST)
      ? getImageUrl(value.slice(IMAGE_HOST.length))
      : value,
  );

const HUES = 360;
const getHue = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % HUES;

/** An SVG instead of a photo, in colours derived from its file name. */
export const createImage = (name: string): string => {
  const hue = Math.abs(getHue(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270"><rect width="480" height="270" fill="hsl(${hue} 45% 82%)"/><circle cx="360" cy="80" r="46" fill="hsl(${hue} 60% 92%)"/><path d="M0 210q120-90 240-20t240-50v130H0z" fill="hsl(${hue} 40% 55%)"/></svg>`;
};

/** The response with the SVG. */
export const createImageResponse = (name: string): Response =>
  new Response(createImage(name), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
  });
