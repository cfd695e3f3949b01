/** A JSON schema, with the keywords that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Schemas by media type. */
export type Content = Readonly<Record<string, { schema?: Schema }>>;

/** A parameter of a call. */
export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema?: Schema;
}

/** A call of the contract. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: readonly string[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; description?: string; content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
}

/** The contract as an OpenAPI document. */
export interface Contract {
  servers: readonly { url: string }[];
  tags: readonly { name: string; description?: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** A call with its method (in capital letters) and path. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Returns the calls of the contract in its order. */
export function listCalls({ paths }: Pick<Contract, 'paths'>): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}
