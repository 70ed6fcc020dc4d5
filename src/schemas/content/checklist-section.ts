import * as z from 'zod/mini'
import { icon, kebabId, line, prose, provenance } from './content'

/** A named part of a checklist. People's progress is stored by section id and item id: never change either. */
export const checklistSection = z.object({
  id: kebabId(),
  icon: icon(),
  name: line(60),
  description: prose(200),
  items: z.array(z.object({ id: kebabId(), text: line(200) })),
  ...provenance,
})

export type ChecklistSection = z.infer<typeof checklistSection>
