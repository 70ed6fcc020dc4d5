/* Every list of records that the user keeps has a line here. */
export { certifications } from '../professional-dev/certification'
export { applications } from '../job-search/job-application'
export { learningGoals } from '../professional-dev/learning-goal'
export { licenses } from '../licensing/license'
export { moves } from '../my-move/move'
export { savedPostings } from '../job-search/saved-posting'
export { skills } from '../professional-dev/skill'
export { workRecord } from '../my-work/work'
