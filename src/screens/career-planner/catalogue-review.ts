import { careers } from '@/data/careers'
import { commonReview, reviewOf } from '@/engine/model/reviewed'

/** What the catalogue was last held against, as far as it is the same for all of its careers. */
export const catalogueReview = commonReview(careers.rows.map(reviewOf))
