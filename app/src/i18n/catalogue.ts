/** A text with its values, or one as it stands. */
type TextLike<Text> = Text extends (values: infer Values) => string ? (values: Values) => string : string;

/** The texts of another language beside their source: a missing one does not compile, nor one with other values. */
export type Catalogue<Source> = { [Key in keyof Source]: TextLike<Source[Key]> };
