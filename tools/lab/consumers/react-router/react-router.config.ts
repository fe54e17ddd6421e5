/** Its page is rendered once, as the app is built: there is no server to keep running. */
export default { ssr: false, prerender: ['/'] };
