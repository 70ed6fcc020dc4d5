import { careers } from '@/data/careers'
import { commonReview } from './common-review'

/** What the whole catalogue was last held against; nothing where its careers differ in that. */
export const catalogueReview = commonReview(careers.rows)
