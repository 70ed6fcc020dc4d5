import type * as z from 'zod/mini'
import type { Dataset } from '@/engine/model/dataset'
import { answerProfession } from '@/schemas/licensing/answer-profession'
import { assessmentQuestion } from '@/schemas/career-planner/assessment-question'
import { binderContact } from '@/schemas/my-move/binder-contact'
import { binderSheet } from '@/schemas/my-move/binder-sheet'
import { card } from '@/schemas/content/card'
import { career } from '@/schemas/career-planner/career'
import { careerFirstStep } from '@/schemas/career-planner/career-first-step'
import { careerMove } from '@/schemas/career-planner/career-move'
import { bahArea } from '@/schemas/housing/bah-area'
import { bahYear as bahYearSchema } from '@/schemas/housing/bah-year'
import { installation, overseasPost } from '@/schemas/housing/installation'
import { zipBlock } from '@/schemas/housing/zip-block'
import { buyRentFactor } from '@/schemas/content/buy-rent-factor'
import { certificationGuide } from '@/schemas/professional-dev/certification-guide'
import { checklistSection } from '@/schemas/content/checklist-section'
import { compact } from '@/schemas/licensing/compact'
import { demoProfile } from '@/schemas/content/demo-profile'
import { eligibilityGround } from '@/schemas/my-work/eligibility-ground'
import { fact } from '@/schemas/content/fact'
import { faqEntry } from '@/schemas/content/faq-entry'
import { guideSection } from '@/schemas/content/guide-section'
import { helpLine } from '@/schemas/content/help-line'
import { housingResource } from '@/schemas/content/housing-resource'
import { interviewQuestion } from '@/schemas/job-search/interview-question'
import { jobBoard } from '@/schemas/job-search/job-board'
import { learningResource } from '@/schemas/professional-dev/learning-resource'
import { licenseBoard } from '@/schemas/licensing/license-board'
import { licensedProfession } from '@/schemas/licensing/licensed-profession'
import { link } from '@/schemas/content/link'
import { moveTask } from '@/schemas/my-move/move-task'
import { occupationWage } from '@/schemas/career-planner/occupation-wage'
import { organization } from '@/schemas/content/organization'
import { planTask } from '@/schemas/my-move/plan-task'
import { postName } from '@/schemas/my-move/post-name'
import { point } from '@/schemas/content/point'
import { productPicture } from '@/schemas/content/product-picture'
import { namedStatement } from '@/schemas/licensing/statement'
import { questionPage } from '@/schemas/my-work/question-page'
import { step } from '@/schemas/content/step'
import { suiteApp } from '@/schemas/content/suite-app'
import { term } from '@/schemas/content/term'
import { synonym } from '@/schemas/content/synonym'
import { tip } from '@/schemas/content/tip'
import { unemploymentOffice } from '@/schemas/job-search/unemployment-office'
import * as benefitFacts from './facts/benefits'
import * as familyFacts from './facts/families'
import * as helpLines from './facts/help-lines'
import * as offices from './facts/offices'
import * as federalJobFacts from './facts/federal-jobs'
import * as compactFacts from './facts/compacts'
import * as licenseLawFacts from './facts/license-laws'
import { compactLoaders } from './compacts'
import * as landing from './public/landing'
import { bahYear } from './housing/bah-year'
import { datedItems } from './my-move/dated-items'
import * as licenseLawLines from './licensing/license-law-lines'

/** A dataset and the schema that checks its rows. */
export interface Registered {
  dataset: Dataset<{ id: string }>
  schema: z.ZodMiniType
}

/** Pairs datasets with their schema. A schema for other rows does not compile. */
export function checked<Row extends { id: string }>(
  schema: z.ZodMiniType<Row>,
  ...datasets: readonly Dataset<NoInfer<Row>>[]
): Registered[] {
  return datasets.map((dataset) => ({ dataset, schema }))
}

/** The same for every dataset that a file exports, under any name. */
export async function inFile<Row extends { id: string }>(
  schema: z.ZodMiniType<Row>,
  file: Promise<Readonly<Record<string, Dataset<NoInfer<Row>>>>>,
): Promise<Registered[]> {
  return checked(schema, ...Object.values(await file))
}

const compacts = await Promise.all(Object.values(compactLoaders).map((load) => load()))

/** Files whose datasets all have the same schema. */
const files = await Promise.all([
  inFile(guideSection, import('./public/about')),
  inFile(guideSection, import('./housing/bah-card')),
  inFile(guideSection, import('./housing/base-housing-lists')),
  inFile(guideSection, import('./career-planner/career-transition-tips')),
  inFile(guideSection, import('./professional-dev/certification-advice')),
  inFile(guideSection, import('./professional-dev/certification-reasons')),
  inFile(guideSection, import('./child-care/child-care-guide')),
  inFile(guideSection, import('./housing/housing-framework')),
  inFile(guideSection, import('./housing/housing-money')),
  inFile(guideSection, import('./housing/housing-story')),
  inFile(guideSection, import('./housing/housing-tips')),
  inFile(guideSection, import('./job-search/interview-prep')),
  inFile(guideSection, import('./job-search/job-search-offices')),
  inFile(guideSection, import('./job-search/job-search-tips')),
  inFile(guideSection, import('./licensing/license-papers')),
  inFile(guideSection, import('./licensing/licensing-overview')),
  inFile(guideSection, import('./licensing/licensing-support')),
  inFile(guideSection, import('./career-planner/more-careers')),
  inFile(guideSection, import('./my-move/move-calendar')),
  inFile(guideSection, import('./professional-dev/mycaa-promo')),
  inFile(guideSection, import('./networking/networking-demo-notice')),
  inFile(guideSection, import('./networking/networking-first-contact')),
  inFile(guideSection, import('./networking/networking-tips')),
  inFile(guideSection, import('./pcs-prep/pcs-closing')),
  inFile(guideSection, import('./pcs-prep/pcs-help')),
  inFile(guideSection, import('./pcs-prep/pcs-move-guide')),
  inFile(guideSection, import('./pcs-prep/pcs-tips')),
  inFile(guideSection, import('./public/privacy')),
  inFile(guideSection, import('./public/terms')),
  inFile(guideSection, import('./professional-dev/training-money')),
  inFile(bahArea, import('./housing/bah-rates')),
  inFile(zipBlock, import('./housing/bah-zips')),
  inFile(installation, import('./housing/installations')),
  inFile(overseasPost, import('./housing/overseas-posts')),
  inFile(eligibilityGround, import('./my-work/eligibility-grounds')),
  inFile(questionPage, import('./my-work/overseas-questions')),
  inFile(card, import('./housing/housing-considerations')),
  inFile(card, import('./public/welcome')),
  inFile(careerMove, import('./career-planner/career-moves')),
  inFile(occupationWage, import('./career-planner/career-wages')),
  inFile(occupationWage, import('./licensing/profession-wages')),
  inFile(career, import('./career-planner/careers')),
  inFile(careerFirstStep, import('./career-planner/career-first-steps')),
  inFile(answerProfession, import('./licensing/answer-professions')),
  inFile(assessmentQuestion, import('./career-planner/assessment-questions')),
  inFile(checklistSection, import('./pcs-prep/pcs-timeline')),
  inFile(checklistSection, import('./pcs-prep/pcs-specialized')),
  inFile(step, import('./housing/housing-steps')),
  inFile(step, import('./licensing/license-steps')),
  inFile(interviewQuestion, import('./job-search/interview-questions')),
  inFile(interviewQuestion, import('./job-search/questions-to-ask')),
  inFile(link, import('./licensing/licensing-resources')),
  inFile(link, import('./pcs-prep/pcs-resources')),
  inFile(jobBoard, import('./job-search/job-boards')),
  inFile(learningResource, import('./professional-dev/learning-resources')),
  inFile(moveTask, import('./my-move/move-tasks')),
  inFile(binderContact, import('./my-move/binder-contacts')),
  inFile(binderSheet, import('./my-move/binder-sheets')),
  inFile(planTask(new Set(datedItems.keys())), import('./my-move/plan-tasks')),
  inFile(housingResource, import('./housing/housing-resources')),
  inFile(organization, import('./networking/organizations')),
  inFile(certificationGuide, import('./professional-dev/certification-guide')),
  inFile(demoProfile, import('./networking/demo-profiles')),
  inFile(licenseBoard, import('./licensing/license-boards')),
  inFile(licensedProfession, import('./licensing/licensed-professions')),
  inFile(buyRentFactor, import('./housing/buy-rent-factors')),
  inFile(postName, import('./housing/post-names')),
  inFile(faqEntry, import('./public/faq')),
  inFile(suiteApp, import('./public/our-apps')),
  inFile(tip, import('./dashboard/dashboard-tips')),
  inFile(term, import('./glossary')),
  inFile(unemploymentOffice, import('./job-search/unemployment-offices')),
  inFile(synonym, import('./search-synonyms')),
])

/**
 * Every dataset with its schema. Only tests and reports load this. The compiler checks the types of the rows where
 * they are defined, so users do not download the schemas.
 */
export const datasets: readonly Registered[] = [
  ...checked(fact, {
    name: 'facts',
    rows: Object.values({
      ...benefitFacts,
      ...familyFacts,
      ...offices,
      ...compactFacts,
      ...licenseLawFacts,
      ...federalJobFacts,
    }),
  }),
  ...checked(bahYearSchema, { name: 'bah-year', rows: [bahYear] }),
  ...checked(helpLine, { name: 'help-lines', rows: Object.values(helpLines) }),
  ...checked(
    guideSection,
    landing.landingHero,
    landing.landingPrivacy,
    landing.landingServiceMembers,
  ),
  ...checked(card, landing.landingComingSoon),
  ...checked(point, landing.landingSteps, landing.landingWhyChoose),
  ...checked(productPicture, landing.landingPictures),
  ...checked(compact, { name: 'compacts', rows: compacts }),
  ...checked(namedStatement, { name: 'license-law-lines', rows: Object.values(licenseLawLines) }),
  ...files.flat(),
]
