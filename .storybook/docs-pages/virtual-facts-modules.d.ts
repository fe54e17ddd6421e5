type ComponentFacts = import('../stories-index/components.ts').ComponentFacts;
type StatusFacts = import('../stories-index/components.ts').Status;
type ChangeFacts = import('../stories-index/changes.ts').Change;
type MatrixPageFacts = import('../stories-index/matrix.ts').MatrixPage;

declare module 'virtual:facts/start' {
  const facts: {
    parts: ComponentFacts[];
    meaning: Record<StatusFacts, string>;
    changes: ChangeFacts[];
    /** Whether a version has been released. */
    isReleased: boolean;
    hasPlayground: boolean;
    hasProviderKit: boolean;
    screens: number;
  };
  export default facts;
}

declare module 'virtual:facts/requirements' {
  const pages: MatrixPageFacts[];
  export default pages;
}

declare module '*/docs-pages.css';
declare module '*/docs.css';
