import { defineDataset } from '@/engine/model/dataset'
import type { Synonym } from '@/schemas/synonym'

/**
 * What people call things that the texts call otherwise. The search over everything looks for both.
 * Other forms of a word need no line: "nurses" finds "nurse" by itself.
 */
export const searchSynonyms = defineDataset<Synonym>('search-synonyms', [
  {
    id: 'child-care',
    asked: ['daycare', 'day care', 'childcare', 'babysitter', 'babysitting', 'nanny', 'preschool'],
    written: ['child care', 'childcare'],
  },
  { id: 'child-care-for-work', asked: ['child care'], written: ['childcare', 'daycare'] },
  {
    id: 'move',
    asked: ['move', 'moves', 'mover', 'movers', 'relocate', 'relocating', 'relocation'],
    written: ['move', 'moving'],
  },
  { id: 'resume', asked: ['cv', 'curriculum vitae'], written: ['resume'] },
  {
    id: 'gap',
    asked: ['career break', 'time off', 'stay at home', 'unemployed'],
    written: ['gap', 'unemploy'],
  },
  {
    id: 'license',
    asked: ['licence', 'licensure', 'reciprocity', 'endorsement'],
    written: ['licens', 'transfer'],
  },
  {
    id: 'pay',
    asked: ['salary', 'salaries', 'wage', 'wages', 'income', 'earn', 'earnings'],
    written: ['salary', 'pay'],
  },
  {
    id: 'remote',
    asked: ['telework', 'telecommute', 'wfh', 'work from home', 'working from home', 'home office'],
    written: ['remote', 'home office', 'work space'],
  },
  {
    id: 'home',
    asked: ['house', 'apartment', 'home', 'lodging', 'rental'],
    written: ['home', 'hous', 'rent'],
  },
  { id: 'housing-allowance', asked: ['allowance'], written: ['bah', 'allowance'] },
  {
    id: 'mortgage',
    asked: ['mortgage', 'home loan', 'buying a house'],
    written: ['buying', 'va loan', 'va home loan'],
  },
  {
    id: 'scholarship',
    asked: ['scholarship', 'scholarships', 'grant', 'tuition', 'free school', 'college money'],
    written: ['mycaa', 'scholarship', 'tuition'],
  },
  {
    id: 'school',
    asked: ['college', 'university', 'degree'],
    written: ['school', 'education', 'degree'],
  },
  {
    id: 'counseling',
    asked: [
      'therapy',
      'therapist',
      'mental health',
      'depressed',
      'depression',
      'suicide',
      'crisis',
    ],
    written: ['counsel', 'mental health', '988'],
  },
  { id: 'nurse', asked: ['rn', 'lpn', 'nursing'], written: ['nurse', 'nursing'] },
  { id: 'teacher', asked: ['teaching', 'educator'], written: ['teach', 'educat'] },
  { id: 'lawyer', asked: ['lawyer', 'lawyers', 'bar exam'], written: ['attorney'] },
  {
    id: 'hair',
    asked: ['hairdresser', 'hair', 'hair stylist', 'beautician', 'nails', 'salon'],
    written: ['cosmetolog', 'barber'],
  },
  { id: 'realtor', asked: ['realtor', 'realtors'], written: ['real estate'] },
  {
    id: 'coder',
    asked: ['coding', 'coder', 'programmer', 'programming'],
    written: ['developer', 'code', 'software'],
  },
  { id: 'car', asked: ['car', 'truck', 'dmv'], written: ['vehicle', 'car'] },
  { id: 'mentor', asked: ['mentor', 'mentors', 'mentorship'], written: ['mentor', 'network'] },
  { id: 'friends', asked: ['friends', 'community'], written: ['spouse group', 'network'] },
  { id: 'recruiter', asked: ['recruiter', 'boss', 'hr'], written: ['employer', 'manager'] },
  { id: 'to-do', asked: ['todo', 'to do list', 'to-do'], written: ['checklist'] },
  { id: 'certificate', asked: ['certificate', 'cert', 'certs'], written: ['certif'] },
  {
    id: 'delete',
    asked: ['delete', 'erase', 'wipe', 'clear'],
    written: ['reset', 'erase', 'delete'],
  },
  { id: 'backup', asked: ['back up', 'copy', 'save my data'], written: ['backup'] },
  { id: 'night-mode', asked: ['night mode', 'dark theme'], written: ['dark mode'] },
  { id: 'cost', asked: ['price', 'prices', 'fee', 'fees'], written: ['cost', 'fee', 'price'] },
  {
    id: 'state',
    asked: [
      ...['alabama', 'alaska', 'arizona', 'arkansas', 'california', 'colorado', 'connecticut'],
      ...['delaware', 'florida', 'georgia', 'hawaii', 'idaho', 'illinois', 'indiana', 'iowa'],
      ...['kansas', 'kentucky', 'louisiana', 'maine', 'maryland', 'massachusetts', 'michigan'],
      ...['minnesota', 'mississippi', 'missouri', 'montana', 'nebraska', 'nevada'],
      ...['new hampshire', 'new jersey', 'new mexico', 'new york', 'north carolina'],
      ...['north dakota', 'ohio', 'oklahoma', 'oregon', 'pennsylvania', 'rhode island'],
      ...['south carolina', 'south dakota', 'tennessee', 'texas', 'utah', 'vermont', 'virginia'],
      ...['washington', 'west virginia', 'wisconsin', 'wyoming'],
    ],
    written: ['state'],
  },
])
