import { createStore } from '../page-store'

/** The message of a change that failed to be stored after its view was unmounted; blank if there is none. */
export const lateFailure = createStore('')
