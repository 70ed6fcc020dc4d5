import { labelOf } from '@/engine/model/vocabulary'
import type { UserProfile } from '@/schemas/account/user-profile'
import { newestWorkFirst, type WorkRecord } from '@/schemas/my-work/work'
import { isEarned, type CertificationRecord } from '@/schemas/professional-dev/certification'
import { skillLevel, type SkillRecord } from '@/schemas/professional-dev/skill'

/** An employer sees the name: it says nothing of where the file was made. */
export const RESUME_FILE = 'resume.json'

/** What a resume file is made of, as it is stored. */
export interface ResumeData {
  profile: UserProfile
  work: readonly WorkRecord[]
  skills: readonly SkillRecord[]
  certifications: readonly CertificationRecord[]
}

/**
 * The record as JSON Resume 1.x (https://jsonresume.org/schema). What the format has no name for is beside
 * its fields, which it allows. Family care, supervisors, pay and reasons for leaving are left out.
 */
export function resumeJson({ profile, work, skills, certifications }: ResumeData): string {
  const entries = work.toSorted(newestWorkFirst)
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: known({
      name: profile.name,
      label: profile.careerField,
      location: profile.location && { address: profile.location },
    }),
    work: entries
      .filter(({ kind }) => kind === 'paid' || kind === 'self-employed')
      .map((entry) => ({
        ...known({
          name: entry.organization,
          position: entry.title,
          location: [entry.city, entry.region, entry.country].filter(Boolean).join(', '),
        }),
        ...shared(entry),
        isSelfEmployed: entry.kind === 'self-employed',
        ...known({ isFederal: entry.isFederal, series: entry.series, grade: entry.grade }),
      })),
    volunteer: entries
      .filter(({ kind }) => kind === 'volunteer')
      .map((entry) => ({
        ...known({ organization: entry.organization, position: entry.title }),
        ...shared(entry),
      })),
    education: entries
      .filter(({ kind }) => kind === 'study')
      .map((entry) => ({
        ...known({ institution: entry.organization, area: entry.title }),
        ...shared(entry),
      })),
    skills: skills.map(({ name, level }) => ({ name, level: labelOf(skillLevel, level) })),
    certificates: certifications
      .filter(isEarned)
      .map(({ name, issuingOrg, dateEarned }) =>
        known({ name, issuer: issuingOrg, date: isoDate(dateEarned) }),
      ),
  }
  return JSON.stringify(resume, null, 2)
}

/** What all kinds of work have. */
function shared(entry: WorkRecord) {
  return known({
    startDate: isoDate(entry.start),
    endDate: isoDate(entry.end),
    highlights: entry.results.map(({ text }) => text),
    city: entry.city,
    region: entry.region,
    country: entry.country,
    isRemote: entry.isRemote,
    hoursPerWeek: entry.hoursPerWeek,
    tools: entry.tools,
  })
}

/** The format knows the years from 1000 to 2999. */
const isoDate = (date: string) => (/^[12]\d{3}-/.test(date) ? date : '')

/** The fields without the blank ones. */
function known(fields: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => Boolean(value) && !isEmptyList(value)),
  )
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
