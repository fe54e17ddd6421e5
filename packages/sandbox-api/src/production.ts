/** Whether this process serves users instead of developers. */
export const isInProduction = (): boolean => process.env['NODE_ENV'] === 'production';
