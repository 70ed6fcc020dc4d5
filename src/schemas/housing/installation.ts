import * as z from 'zod/mini'
import { kebabId, line, oneOf, requiredProvenance } from '../content/content'
import { region } from '../my-move/region'
import { areaCode } from './bah-area'

const zipCode = () =>
  z
    .string('Give the ZIP code.')
    .check(z.refine((zip) => /^\d{5}$/.test(zip), 'Give the five digits of the ZIP code.'))

/** Names it had before, and short ones that people use. */
const earlierNames = z.optional(z.array(line(80)))

/** A duty station in the United States that pays BAH. */
export const installation = z.object({
  id: kebabId(),
  name: line(80),
  earlierNames,
  branch: line(40),
  kind: oneOf(['active', 'guard', 'reserve']),
  state: region.schema,
  city: line(40),
  zip: zipCode(),
  /** The expected housing area of the ZIP code. The screen looks it up in the ZIP table. */
  area: areaCode(),
  /** How far the sources of the ZIP code agree. */
  agreement: oneOf([
    'two sources, same ZIP',
    'one source + city',
    'one source + area',
    'area only',
    'city only',
    'one source',
  ]),
  ...requiredProvenance,
})

export type Installation = z.infer<typeof installation>

/** A duty station that pays the overseas housing allowance (OHA). */
export const overseasPost = z.object({
  id: kebabId(),
  name: line(90),
  earlierNames,
  country: line(40),
  city: line(40),
  branch: line(40),
})

export type OverseasPost = z.infer<typeof overseasPost>
