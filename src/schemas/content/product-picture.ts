import * as z from 'zod/mini'
import { kebabId, line, prose } from './content'

/** A screenshot of the product. `npm run screenshots -- --landing` takes them all. */
export const productPicture = z.object({
  /** Also the name of its file in `public/pictures`. */
  id: kebabId(),
  title: line(),
  text: prose(),
  /** What the picture shows, for people who cannot see it. */
  alt: prose(),
  /** The page of the app that it shows. */
  href: z.string().check(z.startsWith('/app/', 'Start with /app/, such as /app/move.')),
  /** Its height in pixels at a width of 495 pixels. */
  height: z.int().check(z.positive()),
})

export type ProductPicture = z.infer<typeof productPicture>
