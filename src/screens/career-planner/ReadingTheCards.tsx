import { formatCount } from '@/engine/format-count'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { ReviewNote } from '@/engine/ui/ReviewedLine'
import { catalogueReview } from './catalogue-review'
import { FEW_JOBS } from './pay/pay'
import { PaySource } from './pay/PaySource'

const fewJobs = formatCount(FEW_JOBS)

/**
 * What the figures and ratings of the career cards mean and rest on, said once over a grid. Closed, it is
 * one line high beside what it is with: only what a thumb needs reaches beyond, over nothing to press.
 */
export function ReadingTheCards() {
  return (
    <Disclosure className="-mb-1.5 -mt-4.5 open:mb-0 open:basis-full">
      <Summary look="words" className="pb-1.5 pt-4.5 text-sm font-semibold text-accent">
        How to Read the Cards
      </Summary>
      <p className="max-w-prose pb-2 text-muted">
        Salary ranges are for a year, before tax, U.S., May 2025. The range covers the middle 80% of
        workers: one in ten earned less, and one in ten more. “In demand”: 5% growth or more is
        expected from 2024 to 2034. “Remote”: at least some of the work can be done from home. The
        other ratings, costs and times are our own. “Spouse friendly: No” means that a move brings
        license paperwork and new clients at the same time.
      </p>
      <ReviewNote review={catalogueReview} />
      <p className="max-w-prose py-2 text-muted">
        Pay by state is from the same survey: a card has the median (half earn less, half more), and
        under More the range from one in ten to nine in ten. It counts employees; people who work
        for themselves are not in it. “Few jobs”: the state has fewer than {fewJobs} such jobs, so
        the figure rests on few people and is less reliable. “Related jobs”: the bureau counts a
        group near this one; More says which, and the card has that group’s U.S. median too. “Number
        of jobs not published”: the figure may rest on few people. None of these is ranked: “Highest
        Pay First” puts them last. “Not published” means that the bureau gives no figure. Guam,
        American Samoa, the Northern Mariana Islands, the U.S. Virgin Islands and places overseas
        are not in our list. Rents and prices differ too, so higher pay may not buy more.
      </p>
      <PaySource />
    </Disclosure>
  )
}
