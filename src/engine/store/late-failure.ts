import { createStore } from '../page-store'

/** The sentence about a change that was not stored, once the view that made it is gone; blank else. */
export const lateFailure = createStore('')
