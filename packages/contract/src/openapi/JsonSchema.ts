/** A JSON Schema of the 2020-12 draft, as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };
