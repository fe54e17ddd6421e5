type Licences = Record<string, { name: string; versions: string[] }[]>;
export const isAllowed: (expression: string) => boolean;
export const renderPage: (licences: Licences) => string;
export const findForbidden: (licences: Licences) => string[];
