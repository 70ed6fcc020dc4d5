import * as z from 'zod/mini'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { requiredText } from '@/engine/model/rules'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { Stat } from '@/engine/ui/StatFigure'

/** The categories of skills, in the order of the inventory. */
export const skillCategory = vocabulary({
  technical: 'Technical',
  leadership: 'Leadership',
  communication: 'Communication',
  industry: 'Industry',
  other: 'Other',
})
type SkillCategory = ValueOf<typeof skillCategory>

export const skillLevel = vocabulary({
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
})

export const skill = z.object({
  name: requiredText('Enter the skill’s name.'),
  category: z._default(skillCategory.schema, 'technical'),
  level: z._default(skillLevel.schema, 'beginner'),
  wantToLearn: z._default(z.boolean('Use true or false.'), false),
})

export type Skill = z.infer<typeof skill>
export type SkillRecord = Recorded<Skill>

export const skills = defineEntity({
  key: 'professionalSkills',
  noun: ['skill', 'skills'],
  schema: skill,
  keepsUpdatedAt: false,
  describe: ({ name }) => name,
  fields: {
    name: { label: 'Skill Name', input: 'text', autoComplete: 'off' },
    category: {
      label: 'Category',
      input: 'select',
      options: skillCategory,
      hint: 'Industry means that you know one field of work well, such as health care.',
    },
    level: {
      label: 'Level',
      input: 'select',
      options: skillLevel,
      hint: 'Your own estimate. Expert means that others come to you for help.',
    },
    wantToLearn: {
      label: 'I want to learn or improve this skill',
      input: 'checkbox',
      hint: 'A Beginner skill that you check here stays off your resumes.',
    },
  },
})

/** Whether a skill belongs to the category: `inCategory('technical')`. */
export function inCategory(category: SkillCategory) {
  return (record: Pick<Skill, 'category'>): boolean => record.category === category
}

export function wantsToLearn({ wantToLearn }: Pick<Skill, 'wantToLearn'>): boolean {
  return wantToLearn
}

/** Whether the user has a skill, and is not only about to learn it. Only these are on papers for employers. */
export function hasSkill({ level, wantToLearn }: Pick<Skill, 'level' | 'wantToLearn'>): boolean {
  return !(wantToLearn && level === 'beginner')
}

export function skillCounters(records: readonly Skill[]): readonly Stat[] {
  return [{ label: 'Skills Tracked', value: String(records.length) }]
}
