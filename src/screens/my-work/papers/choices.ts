import { createStore } from '@/engine/page-store'
import type { Answers } from './eligibility'

/** What a user lets papers say. All is off at first. */
export type PaperChoices = {
  /** Whether papers say that moves were on military orders, and that the user is a military spouse. */
  saysWhy: boolean
  withFamilyCare: boolean
  /** The supervisor's. */
  withPhone: boolean
  withSalary: boolean
}

/**
 * The choices, until the page is closed or reloaded: a paper that is made at another time begins without private words.
 * The same for all papers.
 */
export const paperChoices = createStore<PaperChoices>({
  saysWhy: false,
  withFamilyCare: false,
  withPhone: false,
  withSalary: false,
})

/** The user's phone and email as they are on papers, until the page is closed or reloaded. */
export const paperContact = createStore('')

/**
 * The answers of the Eligibility Packet, until the page is closed or reloaded. They are private, so they are not in the
 * URL, which the history of the browser keeps.
 */
export const eligibilityAnswers = createStore<Answers>([])
