import { calendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import type { UserProfile } from '@/schemas/account/user-profile'
import { newestWorkFirst, type WorkRecord } from '@/schemas/my-work/work'
import { isHeld, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { hasSkill, skillLevel, type SkillRecord } from '@/schemas/professional-dev/skill'

/** Employers see the file name, so it does not mention this app. */
export const RESUME_FILE = 'resume.json'

/** The stored data that a resume file is made from. */
interface ResumeData {
  profile: UserProfile
  work: readonly WorkRecord[]
  skills: readonly SkillRecord[]
  certifications: readonly CertificationRecord[]
}

/**
 * The work record as JSON Resume 1.x (https://jsonresume.org/schema). Values for which the format has no field are in
 * additional properties, which it allows. Family care, supervisors, pay and reasons for leaving are left out, and so are
 * expired certifications and skills yet to learn, as on the resume.
 */
export function resumeJson(
  { profile, work, skills, certifications }: ResumeData,
  today = calendarDay(),
): string {
  const entries = work.toSorted(newestWorkFirst)
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: withoutBlanks({
      name: profile.name,
      label: profile.careerField,
      location: profile.location && { address: profile.location },
    }),
    work: entries
      .filter(({ kind }) => kind === 'paid' || kind === 'self-employed')
      .map((entry) => ({
        ...withoutBlanks({
          name: entry.organization,
          position: entry.title,
          location: [entry.city, entry.region, entry.country].filter(Boolean).join(', '),
        }),
        ...commonFields(entry),
        isSelfEmployed: entry.kind === 'self-employed',
      })),
    volunteer: entries
      .filter(({ kind }) => kind === 'volunteer')
      .map((entry) => ({
        ...withoutBlanks({ organization: entry.organization, position: entry.title }),
        ...commonFields(entry),
      })),
    education: entries
      .filter(({ kind }) => kind === 'study')
      .map((entry) => ({
        ...withoutBlanks({ institution: entry.organization, area: entry.title }),
        ...commonFields(entry),
      })),
    skills: skills
      .filter(hasSkill)
      .map(({ name, level }) => ({ name, level: labelOf(skillLevel, level) })),
    certificates: certifications
      .filter((one) => isHeld(one, today))
      .map(({ name, issuingOrg, dateEarned }) =>
        withoutBlanks({ name, issuer: issuingOrg, date: isoDate(dateEarned) }),
      ),
  }
  return JSON.stringify(resume, null, 2)
}

/** The fields that all kinds of work have. */
function commonFields(entry: WorkRecord) {
  return withoutBlanks({
    startDate: isoDate(entry.start),
    endDate: isoDate(entry.end),
    highlights: entry.results.map(({ text }) => text),
    city: entry.city,
    region: entry.region,
    country: entry.country,
    isRemote: entry.isRemote,
    hoursPerWeek: entry.hoursPerWeek,
    tools: entry.tools,
    // A record keeps the values of hidden fields.
    ...(entry.isFederal && { isFederal: true, series: entry.series, grade: entry.grade }),
  })
}

/** The format allows only the years from 1000 to 2999. */
const isoDate = (date: string) => (/^[12]\d{3}-/.test(date) ? date : '')

/** Leaves out blank texts, false, 0 and empty lists. */
function withoutBlanks(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => Boolean(value) && !isEmptyList(value)),
  )
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
