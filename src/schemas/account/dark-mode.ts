import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'

/** The chosen theme as backup and restore see it; the switch itself belongs to `useDarkMode`. */
export const darkMode = defineDocument<boolean | null>({
  key: 'darkMode',
  contents: 'dark mode',
  schema: z.nullable(z.boolean('Dark mode is on or off.')),
  empty: null,
})
