import { isolate } from '@/engine/isolate'
import { shortened } from '@/engine/shortened'

const SHOWN = 40

/** A cell as a sentence or a label can show it: some hold 5,000 characters. */
export const shortCell = (cell: string) => isolate(shortened(cell, SHOWN))
