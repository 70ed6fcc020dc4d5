import type { Source } from '@/schemas/content/content'

/* Pages about the Army posts that were renamed in 2023 and in 2025. docs/writing-data.md says how a source is written. */

export const namesOf2023: Source = {
  title: 'U.S. Department of Education: Army installation name changes of 2023',
  url: 'https://impactaid.ed.gov/army-installation-name-changes/',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const braggAndBenning: Source = {
  title: 'Defense Department news on Fort Bragg and Fort Benning, March 7, 2025',
  url: 'https://www.defense.gov/News/News-Stories/Article/Article/4113361/this-week-border-security-base-renaming-good-get-for-west-point-all-indicators/',
  grade: 'official',
  seen: '2026-11-25',
}
export const sevenPosts: Source = {
  title: 'National Guard Association on the seven posts named back, June 2025',
  url: 'https://www.ngaus.org/newsroom/army-change-names-seven-bases',
  grade: 'secondary',
  seen: '2026-11-25',
}
export const sevenPostsNews: Source = {
  title: 'Christian Science Monitor on the seven posts named back, June 11, 2025',
  url: 'https://www.csmonitor.com/USA/Military/2025/0611/army-base-names',
  grade: 'secondary',
  seen: '2026-11-25',
}
