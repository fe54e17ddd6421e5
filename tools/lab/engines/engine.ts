/** A remote-controlled browser. */
export type Engine = {
  name: string;
  /** The size of the page in CSS px. */
  resize: (width: number, height: number) => Promise<unknown>;
  open: (url: string) => Promise<unknown>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  stop: () => Promise<void>;
};
