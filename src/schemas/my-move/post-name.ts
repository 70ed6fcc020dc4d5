import * as z from 'zod/mini'
import { day, kebabId, line, requiredProvenance } from '../content/content'
import { region } from './region'

/** An Army post that had another name from 2023 to 2025. */
export const postName = z.object({
  id: kebabId(),
  /** Today’s name, which was also its name before 2023. */
  name: line(40),
  state: region.schema,
  nameOf2023: line(40),
  /** The first day of the name of 2023. */
  from: day(),
  /** The day on which the return to the older name was announced. */
  announcedBack: day(),
  ...requiredProvenance,
})

export type PostName = z.infer<typeof postName>
