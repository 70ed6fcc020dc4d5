import * as z from 'zod/mini'
import { line, oneOf, prose, provenance } from '../content/content'
import { moveDates } from './move'
import { anchors, priorities } from './plan-terms'

/** A task is no farther from its anchor: more days are a mistyped number. */
const MAX_DAYS = 180

/**
 * The schema of a dated task.
 * @param names what a plan can date: the id of a task is one of them
 */
export const planTask = (names: ReadonlySet<string>) =>
  z.object({
    /** What it dates: "pcs-timeline/3-months/check-orders", "license-steps/find-the-board". */
    id: named(names),
    /** The same thing to do under other names: a tick of any is a tick of all. */
    sameAs: z.optional(z.array(named(names))),
    /** What a tick ticks too, as it is settled by then; a tick of it alone does not settle this. */
    alsoTicks: z.optional(z.array(named(names))),
    /** The date of the move that answers it: the task is done once it is entered. */
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
    priority: oneOf(priorities),
    /** After this day nobody can do it any more: the boxes are packed, the old town is left. */
    until: z.optional(oneOf(anchors)),
    /** Where it is done: a page of the product, or a site. */
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
    /** Whether it is about a license of a state: what it says may not hold overseas. */
    isAboutLicense: z.optional(z.boolean('Use true or false.')),
    /** Why it is due then, or at all. */
    reason: prose(140),
    ...provenance,
  })

const named = (names: ReadonlySet<string>) =>
  z
    .string('Name what the task dates.')
    .check(
      z.refine(
        (name) => names.has(name),
        'There is nothing of this name. Write the dataset, the section where there is one, and the id, as in license-steps/find-the-board.',
      ),
    )

/** When something is due that a plan can date. Its text is in the dataset that it came from, not here. */
export type PlanTask = z.infer<ReturnType<typeof planTask>>
