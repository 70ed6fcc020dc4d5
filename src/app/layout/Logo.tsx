import { site } from '@/data/site'

/**
 * The mark and the name.
 * @param size the classes for the text size of the name
 */
export function Logo({ size = 'text-sm sm:text-base' }: { size?: string }) {
  return (
    <span className="flex min-h-11 items-center gap-2.5 text-text">
      <img src="/favicon.svg" alt="" width="32" height="32" className="shrink-0" />
      <span className={`sr-only font-extrabold leading-tight @[22rem]:not-sr-only ${size}`}>
        {site.name}
      </span>
    </span>
  )
}
