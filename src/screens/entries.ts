/* Every module has a line here; `order` in its entry says where it stands. */
export { careerPlanner } from './career-planner/entry'
export { housing } from './housing/entry'
export { jobSearch } from './job-search/entry'
export { licensing } from './licensing/entry'
export { myMove } from './my-move/entry'
export { networking } from './networking/entry'
export { pcsPrep } from './pcs-prep/entry'
export { professionalDev } from './professional-dev/entry'
