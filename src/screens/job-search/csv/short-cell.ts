import { isolate } from '@/engine/isolate'
import { shortened } from '@/engine/shortened'

const MAX_CHARACTERS = 40

/** A cell, shortened for a sentence or a label: some cells have 5,000 characters. */
export const shortCell = (cell: string) => isolate(shortened(cell, MAX_CHARACTERS))
