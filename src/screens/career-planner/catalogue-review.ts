import { careers } from '@/data/career-planner/careers'
import { commonReview, reviewOf } from '@/engine/model/reviewed'

/** The month and the sources of the last review, as far as all careers of the catalogue share them. */
export const catalogueReview = commonReview(careers.rows.map(reviewOf))
