import type * as z from 'zod/mini'

/** An object schema, with the schemas of its fields. */
export type ObjectSchema<Draft> = z.ZodMiniType<Draft, Partial<Draft>> & {
  shape: Readonly<Record<string, z.core.$ZodType>>
}
