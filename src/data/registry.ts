import type * as z from 'zod/mini'
import type { Dataset } from '@/engine/model/dataset'
import { assessmentQuestion } from '@/schemas/assessment-question'
import { card } from '@/schemas/card'
import { career } from '@/schemas/career'
import { buyRentFactor } from '@/schemas/buy-rent-factor'
import { certificationGuide as certificationGuideSchema } from '@/schemas/certification-guide'
import { checklistSection } from '@/schemas/checklist-section'
import { demoProfile } from '@/schemas/demo-profile'
import { fact } from '@/schemas/fact'
import { faqEntry } from '@/schemas/faq-entry'
import { guideSection } from '@/schemas/guide-section'
import { housingResource } from '@/schemas/housing-resource'
import { jobBoard } from '@/schemas/job-board'
import { learningResource } from '@/schemas/learning-resource'
import { licensedProfession } from '@/schemas/licensed-profession'
import { link } from '@/schemas/link'
import { organization } from '@/schemas/organization'
import { point } from '@/schemas/point'
import { productPicture } from '@/schemas/product-picture'
import { step } from '@/schemas/step'
import { suiteApp } from '@/schemas/suite-app'
import { term } from '@/schemas/term'
import { tip } from '@/schemas/tip'
import { about } from './about'
import { assessmentQuestions } from './assessment-questions'
import { bahCard } from './bah-card'
import { baseHousingLists } from './base-housing-lists'
import { buyRentFactors } from './buy-rent-factors'
import { careers } from './careers'
import { careerTransitionTips } from './career-transition-tips'
import { certificationAdvice } from './certification-advice'
import { certificationGuide } from './certification-guide'
import { certificationReasons } from './certification-reasons'
import { dashboardTips } from './dashboard-tips'
import { demoProfiles } from './demo-profiles'
import * as benefitFacts from './facts/benefits'
import * as familyFacts from './facts/families'
import * as helpLines from './facts/help-lines'
import * as licensingFacts from './facts/licensing'
import { faq } from './faq'
import { glossary } from './glossary'
import { housingConsiderations } from './housing-considerations'
import { housingFramework } from './housing-framework'
import { housingResources } from './housing-resources'
import { housingSteps } from './housing-steps'
import { housingStory } from './housing-story'
import { housingTips } from './housing-tips'
import { interviewPrep } from './interview-prep'
import { jobBoards } from './job-boards'
import { jobSearchTips } from './job-search-tips'
import * as landing from './landing'
import { learningResources } from './learning-resources'
import { licenseSteps } from './license-steps'
import { licensedProfessions } from './licensed-professions'
import { licensingOverview } from './licensing-overview'
import { licensingResources } from './licensing-resources'
import { licensingSupport } from './licensing-support'
import { mycaaPromo } from './mycaa-promo'
import { networkingDemoNotice } from './networking-demo-notice'
import { networkingTips } from './networking-tips'
import { organizations } from './organizations'
import { ourApps } from './our-apps'
import { pcsClosing } from './pcs-closing'
import { pcsHelp } from './pcs-help'
import { pcsResources } from './pcs-resources'
import { pcsSpecialized } from './pcs-specialized'
import { pcsTimeline } from './pcs-timeline'
import { pcsTips } from './pcs-tips'
import { privacy } from './privacy'
import { terms } from './terms'
import { welcome } from './welcome'

/** A dataset and the schema that checks its rows. */
export interface Registered {
  dataset: Dataset<{ id: string }>
  schema: z.ZodMiniType
}

/** Pairs a dataset with its schema; a schema for other rows does not compile. */
function checked<Row extends { id: string }>(
  schema: z.ZodMiniType<Row>,
  ...datasets: readonly Dataset<NoInfer<Row>>[]
): Registered[] {
  return datasets.map((dataset) => ({ dataset, schema }))
}

/**
 * Every dataset with its schema. Only tests and reports load this: the compiler has checked the rows'
 * shape where they stand, and readers do not download the schemas.
 */
export const datasets: readonly Registered[] = [
  ...checked(fact, {
    name: 'facts',
    rows: Object.values({ ...benefitFacts, ...familyFacts, ...helpLines, ...licensingFacts }),
  }),
  ...checked(
    guideSection,
    about,
    bahCard,
    baseHousingLists,
    careerTransitionTips,
    certificationAdvice,
    certificationReasons,
    housingFramework,
    housingStory,
    housingTips,
    interviewPrep,
    jobSearchTips,
    landing.landingHero,
    landing.landingPrivacy,
    landing.landingServiceMembers,
    licensingOverview,
    licensingSupport,
    mycaaPromo,
    networkingDemoNotice,
    networkingTips,
    pcsClosing,
    pcsHelp,
    pcsTips,
    privacy,
    terms,
  ),
  ...checked(card, housingConsiderations, landing.landingComingSoon, welcome),
  ...checked(point, landing.landingSteps, landing.landingWhyChoose),
  ...checked(career, careers),
  ...checked(assessmentQuestion, assessmentQuestions),
  ...checked(checklistSection, pcsTimeline, pcsSpecialized),
  ...checked(step, housingSteps, licenseSteps),
  ...checked(link, licensingResources, pcsResources),
  ...checked(jobBoard, jobBoards),
  ...checked(learningResource, learningResources),
  ...checked(housingResource, housingResources),
  ...checked(organization, organizations),
  ...checked(certificationGuideSchema, certificationGuide),
  ...checked(demoProfile, demoProfiles),
  ...checked(licensedProfession, licensedProfessions),
  ...checked(buyRentFactor, buyRentFactors),
  ...checked(faqEntry, faq),
  ...checked(suiteApp, ourApps),
  ...checked(tip, dashboardTips),
  ...checked(productPicture, landing.landingPictures),
  ...checked(term, glossary),
]
