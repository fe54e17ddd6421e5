/** The page is prerendered at build time, without a server. */
export default { ssr: false, prerender: ['/'] };
