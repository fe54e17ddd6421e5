/** The values a text needs, as the arguments of a function. */
export type ValuesOf<Text> = Text extends (values: infer Of) => string ? [values: Of] : [];

/** Looks texts up by key and fills in their values. */
export const textsOf =
  <Source>(texts: Source) =>
  <Key extends keyof Source>(key: Key, ...values: ValuesOf<Source[Key]>): string => {
    const text = texts[key] as string | ((of: never) => string);
    return typeof text === 'string' ? text : text(values[0] as never);
  };
