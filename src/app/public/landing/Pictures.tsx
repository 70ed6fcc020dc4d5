import { Link } from 'wouter'
import { landingPictures } from '@/data/public/landing'
import type { ProductPicture } from '@/schemas/content/product-picture'

/** Screenshots of the product. */
export function Pictures() {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="section-title">
        See It at Work
      </h2>
      <p className="mt-1 text-muted">The entries are examples.</p>
      <ul className="mt-4 grid list-none gap-x-8 gap-y-10 p-0 sm:grid-cols-2">
        {landingPictures.rows.map(({ id, title, href, text, ...picture }) => (
          <li key={id} className="relative">
            <h3 className="text-lg font-bold">
              {/* Covers the picture too. */}
              <Link href={href} className="text-link after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="mt-1">{text}</p>
            <Picture name={id} {...picture} className="[[data-theme=dark]_&]:hidden" />
            <Picture
              name={`${id}-dark`}
              {...picture}
              className="hidden [[data-theme=dark]_&]:block"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PictureProps = Pick<ProductPicture, 'alt' | 'height'> & { name: string; className: string }

/** A picture for one theme. The browser does not load the hidden one. */
function Picture({ name, alt, height, className }: PictureProps) {
  return (
    <img
      src={`/pictures/${name}.webp`}
      alt={alt}
      width="495"
      height={height}
      loading="lazy"
      decoding="async"
      className={`mt-3 h-auto w-full max-w-96 rounded border border-solid border-line object-cover object-top shadow sm:aspect-[12/13] ${className}`}
    />
  )
}
