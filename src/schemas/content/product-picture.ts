import * as z from 'zod/mini'
import { kebabId, line, prose } from './content'

/** A picture of the product at work. `npm run screenshots -- --landing` takes them. */
export const productPicture = z.object({
  /** Also the picture's file in `public/pictures`. */
  id: kebabId(),
  title: line(),
  text: prose(),
  /** What the picture shows, for people who do not see it. */
  alt: prose(),
  /** The address in the app of what it shows. */
  href: z.string().check(z.startsWith('/app/', 'Write an address in the app, as in /app/move.')),
  /** How high it is where it is 495 pixels wide. */
  height: z.int().check(z.positive()),
})

export type ProductPicture = z.infer<typeof productPicture>
