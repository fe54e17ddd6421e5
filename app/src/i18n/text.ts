/** The values a text needs, as the arguments of a function. */
export type ValuesOf<Text> = Text extends (values: infer Of) => string ? [values: Of] : [];

type Text = string | ((of: never) => string);

/** Texts of the page's language that take the place of their English source. */
const translated = new Map<string, Text>();

/** Texts in the page's language, on top of those it has. What none of them holds is said in English. */
export const addTexts = (texts: Readonly<Record<string, Text>>): void => {
  for (const [key, text] of Object.entries(texts)) translated.set(key, text);
};

/** From now on the source speaks. */
export const dropTexts = (): void => {
  translated.clear();
};

/** Looks texts up by key and fills in their values. */
export const textsOf =
  <Source>(texts: Source) =>
  <Key extends keyof Source & string>(key: Key, ...values: ValuesOf<Source[Key]>): string => {
    const text = translated.get(key) ?? (texts[key] as Text);
    return typeof text === 'string' ? text : text(values[0] as never);
  };
