/** Whether this process serves anybody but developers. */
export const isInProduction = (): boolean => process.env['NODE_ENV'] === 'production';
