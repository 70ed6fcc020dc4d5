import * as z from 'zod/mini'
import { line, oneOf, prose, provenance } from '../content/content'
import { moveDates } from './move'
import { anchors, leavingAnchors, priorities } from './plan-terms'
import { region } from './region'

/** The farthest that a task can be from its anchor, in days. More is a typo. */
const MAX_DAYS = 180

/**
 * The schema of a dated task.
 * @param names the ids of all items that a plan can date
 */
export const planTask = (names: ReadonlySet<string>) =>
  z.object({
    /** The item that it dates: "pcs-timeline/3-months/check-orders", "license-steps/find-the-board". */
    id: knownName(names),
    /** Other ids of the same item. Ticking one of them ticks all. */
    sameAs: z.optional(z.array(knownName(names))),
    /** Items that are also ticked when this one is, but not the other way around. Unticking it leaves them. */
    alsoTicks: z.optional(z.array(knownName(names))),
    /** A task of another list that it comes before, however short the time is. */
    before: z.optional(knownName(names)),
    /** The date of the move that completes the task once it is entered. */
    answeredBy: z.optional(oneOf(moveDates)),
    anchor: oneOf(anchors),
    /** How many days after its anchor it is due; before it, when negative. */
    days: z
      .number('Give a number of days.')
      .check(
        z.refine(
          (days) => Number.isInteger(days) && Math.abs(days) <= MAX_DAYS,
          `Use a whole number of days from -${MAX_DAYS} to ${MAX_DAYS}.`,
        ),
      ),
    /**
     * For a task that is counted from the report date: an anchor that it comes before. If that is earlier than usual, the
     * task is as much earlier.
     */
    aheadOf: z.optional(oneOf(leavingAnchors)),
    priority: oneOf(priorities),
    /** The anchor after which it can no longer be done: the boxes are packed, the old town is left. */
    until: z.optional(oneOf(anchors)),
    /** Where it is done: a page of the product, or an external site. */
    link: z.optional(
      z.object({
        label: line(30),
        href: z
          .string('Name a page.')
          .check(
            z.refine(
              (href) => /^(\/app\/|https:\/\/)/.test(href),
              'Write a page of the product, as in /app/housing, or a site that begins with https://.',
            ),
          ),
      }),
    ),
    /** Whether it is about a state license. Such a task may not apply overseas. */
    isAboutLicense: z.optional(z.boolean('Use true or false.')),
    /** The destinations that it is for. Left out for a task of every move. */
    onlyTo: z.optional(z.array(oneOf(region.values))),
    /** Why it is due then, or at all. */
    reason: prose(140),
    ...provenance,
  })

const knownName = (names: ReadonlySet<string>) =>
  z
    .string('Name what the task dates.')
    .check(
      z.refine(
        (name) => names.has(name),
        'There is nothing of this name. Write the dataset, the section where there is one, and the id, as in license-steps/find-the-board.',
      ),
    )

/** When an item is due. The text of the item is in its own dataset. */
export type PlanTask = z.infer<ReturnType<typeof planTask>>
