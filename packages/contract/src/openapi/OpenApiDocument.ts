/** A JSON Schema of the 2020-12 draft, as plain data. */
export type JsonSchema = { readonly [key: string]: unknown };

/** A parameter of the path or the query string. */
export interface OpenApiParameter {
  /** Name on the wire. */
  readonly name: string;
  /** Where it stands. */
  readonly in: 'path' | 'query';
  /** Whether it must be sent. */
  readonly required: boolean;
  /** What it may contain. */
  readonly schema: JsonSchema;
}

/** Content by media type. */
export interface OpenApiContent {
  /** One sentence about it; responses must have one. */
  readonly description: string;
  /** Schema by media type. */
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** One call. */
export interface OpenApiOperation {
  /** The endpoint's id. */
  readonly operationId: string;
  /** The endpoint's summary. */
  readonly summary: string;
  /** Section of the specification, and who may call. */
  readonly description: string;
  /** The endpoint's domain. */
  readonly tags: readonly string[];
  /** Path and query parameters. */
  readonly parameters: readonly OpenApiParameter[];
  /** What is sent. */
  readonly requestBody?: OpenApiContent & { readonly required: boolean };
  /** Answers by status. */
  readonly responses: Readonly<Record<string, OpenApiContent>>;
  /** Tokens that open the call; any one of them will do. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Whether the server of this version answers it. */
  readonly 'x-stage': 'now' | 'later';
}

/** An OpenAPI 3.1 document, as far as the contract fills it. */
export interface OpenApiDocument {
  /** Version of the format. */
  readonly openapi: '3.1.0';
  /** What is described. */
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  /** Where the calls live. */
  readonly servers: readonly { readonly url: string }[];
  /** Domains. */
  readonly tags: readonly { readonly name: string }[];
  /** Calls by path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  /** Shared schemas and kinds of token. */
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}
