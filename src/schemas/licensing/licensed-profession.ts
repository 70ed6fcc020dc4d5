import * as z from 'zod/mini'
import { compactStages } from './compact'
import { httpsAddress, icon, kebabId, line, oneOf, prose, provenance } from '../content/content'

/** A national body or compact that people of one profession turn to. */
const nationalResource = z.object({
  name: line(80),
  url: httpsAddress(),
  description: prose(240),
  ...provenance,
})

/** Four to six items: enough to be useful, few enough to be read. */
const shortList = () =>
  z
    .array(prose(300))
    .check(
      z.minLength(4, 'Give at least 4 items.'),
      z.maxLength(6, 'Keep it to 6 items, so that people read them all.'),
    )

/** How one licensed profession moves from state to state. */
export const licensedProfession = z.object({
  id: kebabId(),
  icon: icon(),
  profession: line(60),
  description: prose(300),
  /** How far a compact of states is, if there is one: what people compare in the list. */
  compact: oneOf([...compactStages, 'No compact']),
  /** How far the license travels today: compact, federal law, state rules. */
  portability: prose(800),
  militarySpouseProtections: shortList(),
  typicalRequirements: shortList(),
  transferTips: shortList(),
  nationalResources: z
    .array(nationalResource)
    .check(z.minLength(1, 'Name at least one national resource.')),
  ...provenance,
})

export type LicensedProfession = z.infer<typeof licensedProfession>
