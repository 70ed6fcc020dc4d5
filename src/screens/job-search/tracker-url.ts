/** The URL of the tab with the applications. */
export const TRACKER_URL = '/app/job-search?tab=tracker'
