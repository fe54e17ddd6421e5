/** What the tests of this package state about one success criterion of WCAG. */
export type CriterionEvidence = {
  /** The rules of axe-core that every story passes. */
  rules?: string[];
  /** Tests and stories that name the criterion, each as `file: title`. */
  tests?: string[];
};

/** `acr.json`, which the package's build writes and the package contains. */
export type Evidence = {
  /** The number of stories. */
  stories: number;
  /** The version of axe-core that checks them. */
  axe: string;
  /** By the number of the criterion. */
  criteria: Record<string, CriterionEvidence>;
};
