type ComponentFacts = import('../stories-index/components.ts').Part;
type StatusFacts = import('../stories-index/components.ts').Status;
type ChangeFacts = import('../stories-index/changes.ts').Change;
type MatrixPageFacts = import('../stories-index/matrix.ts').MatrixPage;

declare module 'virtual:told/start' {
  const told: {
    parts: ComponentFacts[];
    meaning: Record<StatusFacts, string>;
    changes: ChangeFacts[];
    /** Whether a version has been released, so that there is a last one. */
    isReleased: boolean;
    hasPlayground: boolean;
    hasProviderKit: boolean;
    screens: number;
  };
  export default told;
}

declare module 'virtual:told/requirements' {
  const pages: MatrixPageFacts[];
  export default pages;
}

declare module '*/front.css';
declare module '*/docs.css';
