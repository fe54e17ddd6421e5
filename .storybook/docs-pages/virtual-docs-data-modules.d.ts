type ComponentSummary = import('../stories-index/components.ts').ComponentSummary;
type StatusName = import('../stories-index/components.ts').Status;
type ChangeEntry = import('../stories-index/changes.ts').Change;
type MatrixPageData = import('../stories-index/matrix.ts').MatrixPage;

declare module 'virtual:docs-data/start' {
  const docsData: {
    components: ComponentSummary[];
    statusDescriptions: Record<StatusName, string>;
    changes: ChangeEntry[];
    /** Whether a version has been released. */
    isReleased: boolean;
    hasPlayground: boolean;
    hasProviderKit: boolean;
    screens: number;
  };
  export default docsData;
}

declare module 'virtual:docs-data/requirements' {
  const pages: MatrixPageData[];
  export default pages;
}

declare module '*/docs-pages.css';
declare module '*/docs.css';
declare module '*/try-brand.css';
