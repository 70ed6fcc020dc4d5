/* Every list of records that the user keeps has a line here. */
export { certifications } from './certification'
export { applications } from './job-application'
export { learningGoals } from './learning-goal'
export { licenses } from './license'
export { moves } from './move'
export { savedPostings } from './saved-posting'
export { skills } from './skill'
