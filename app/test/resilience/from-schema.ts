import * as fc from 'fast-check';

/** The part of JSON Schema that the API description uses; any other keyword is an error. */
type Schema = Record<string, unknown>;

const SUPPORTED_KEYWORDS = new Set(
  [
    ['type', 'description', 'enum', 'const', 'oneOf', 'properties', 'required', 'items', 'pattern', 'format'],
    ['minLength', 'maxLength', 'minimum', 'maximum', 'additionalProperties', 'examples', 'discriminator'],
  ].flat(),
);

const textsFrom = (schema: Schema): fc.Arbitrary<string> => {
  const minLength = (schema['minLength'] as number | undefined) ?? 0;
  const maxLength = Math.min((schema['maxLength'] as number | undefined) ?? 60, 60);
  // Its pattern asks for https.
  if (schema['format'] === 'uri')
    return fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true });
  // Texts without a pattern are of every script, including control characters.
  if (schema['pattern']) return fc.stringMatching(new RegExp(schema['pattern'] as string));
  if (schema['format'] === 'email') return fc.emailAddress();
  if (schema['format']) throw new Error(`No text of the format ${schema['format'] as string} can be made.`);
  const indian = fc.string({
    unit: fc.constantFrom(...Array.from('अआकमलि्ு கతெষ়ਮਨ نور ')),
    minLength,
    maxLength,
  });
  return fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength }), indian);
};

const objectsFrom = ({ properties = {}, required = [], additionalProperties }: Schema) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, schema]) => [
          name,
          fromSchema(schema),
        ]),
      ),
      { requiredKeys: required as string[] },
    )
    .chain((object) =>
      // A client has to accept unknown fields.
      additionalProperties === false
        ? fc.constant(object)
        : fc
            .dictionary(fc.stringMatching(/^x_[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 })
            .map((unknownFields) => ({ ...unknownFields, ...object })),
    );

const exampleOfType = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
  const min = (schema['minimum'] as number | undefined) ?? -1000;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min, max: (schema['maximum'] as number | undefined) ?? 2_000_000 });
    case 'string':
      return textsFrom(schema);
    case 'array':
      return fc.array(fromSchema(schema['items'] as Schema), { maxLength: 14 });
    case 'object':
      return objectsFrom(schema);
    default:
      throw new Error(`No value of the type ${type} can be made.`);
  }
};

/** Values that the schema admits. Its references have to be resolved. */
export const fromSchema = (schema: Schema): fc.Arbitrary<unknown> => {
  const unsupportedKeywords = Object.keys(schema).filter((key) => !SUPPORTED_KEYWORDS.has(key));
  if (unsupportedKeywords.length > 0)
    throw new Error(`The schema uses ${unsupportedKeywords.join(', ')}, which is not supported here.`);
  if ('const' in schema) return fc.constant(schema['const']);
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (schema['oneOf']) return fc.oneof(...(schema['oneOf'] as Schema[]).map(fromSchema));
  const types = [schema['type']].flat() as string[];
  return fc.oneof(...types.map((type) => exampleOfType(type, schema)));
};
