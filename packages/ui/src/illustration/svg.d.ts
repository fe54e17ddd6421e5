// What a bundler gives for an imported picture: its address, or an object that holds it (Next).
declare module '*.svg?no-inline' {
  const picture: string | { src: string };
  export default picture;
}
