type ToldPart = import('../stories-index/parts.ts').Part;
type ToldStatus = import('../stories-index/parts.ts').Status;
type ToldChange = import('../stories-index/changes.ts').Change;
type ToldMatrixPage = import('../stories-index/matrix.ts').MatrixPage;

declare module 'virtual:told/start' {
  const told: {
    parts: ToldPart[];
    meaning: Record<ToldStatus, string>;
    changes: ToldChange[];
    /** Whether a version has been released, so that there is a last one. */
    isReleased: boolean;
    hasPlayground: boolean;
    hasProviderKit: boolean;
    screens: number;
  };
  export default told;
}

declare module 'virtual:told/requirements' {
  const pages: ToldMatrixPage[];
  export default pages;
}

declare module '*/front.css';
declare module '*/docs.css';
