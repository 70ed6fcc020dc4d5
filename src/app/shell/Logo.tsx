import { site } from '@/data/site'

/** The mark and the name. */
export function Logo() {
  return (
    <span className="flex min-h-11 items-center gap-2.5 text-text">
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span className="sr-only text-sm font-extrabold leading-tight @[18rem]:not-sr-only sm:text-base">
        {site.name}
      </span>
    </span>
  )
}
