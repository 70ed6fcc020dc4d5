import { defineDataset } from '@/engine/model/dataset'
import type { Synonym } from '@/schemas/content/synonym'

const withMe = (verb: string) => `${verb} me`
const ofSomebody = (feeling: string) =>
  ['my husband', 'my wife', 'my spouse', 'my partner', 'my boyfriend', 'my girlfriend', 'him'].map(
    (whom) => `${feeling} of ${whom}`,
  )

/**
 * What people call things that the texts call otherwise. The search over everything looks for both.
 * Other forms of a word need no line: "nurses" finds "nurse" by itself.
 */
export const searchSynonyms = defineDataset<Synonym>('search-synonyms', [
  {
    id: 'child-care',
    asked: [
      ...['daycare', 'day care', 'childcare', 'nanny', 'preschool', 'cdc'],
      ...['baby', 'babysitter', 'baby sitter', 'babysitting', 'sitter'],
    ],
    written: ['child care', 'childcare', 'daycare'],
  },
  { id: 'child-care-for-work', asked: ['child care'], written: ['childcare', 'daycare'] },
  { id: 'children', asked: ['kid', 'kids', 'children', 'son', 'daughter'], written: ['child'] },
  {
    id: 'move',
    asked: ['move', 'moves', 'mover', 'movers', 'relocate', 'relocating', 'relocation'],
    written: ['move', 'moving'],
  },
  {
    id: 'movers',
    asked: ['moving truck', 'moving company', 'hhg', 'household goods', 'packers', 'u-haul'],
    written: ['household goods', 'mover', 'pack-out', 'moving damage', 'weight'],
  },
  { id: 'overseas', asked: ['oconus', 'abroad', 'foreign country'], written: ['overseas'] },
  { id: 'pets', asked: ['dog', 'dogs', 'cat', 'cats'], written: ['pet'] },
  {
    id: 'resume',
    asked: ['cv', 'curriculum vitae', 'cover letter', 'cover letters'],
    written: ['resume', 'cover letter'],
  },
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
  { id: 'internet', asked: ['wifi', 'wi-fi', 'broadband'], written: ['internet'] },
  {
    id: 'counseling',
    asked: ['therapy', 'therapist', 'counselling', 'mental health', 'marriage', 'divorce'],
    written: ['counsel', 'mental health', '988'],
  },
  {
    id: 'short-of-money',
    asked: ['hungry', 'food', 'groceries', 'broke', 'evicted', 'eviction', 'power bill'],
    written: ['relief society', 'short of money'],
  },
  {
    id: 'crisis',
    asked: [
      ...['suicide', 'suicidal', 'crisis', 'depressed', 'depression', 'anxiety', 'hopeless'],
      ...['lonely', 'overwhelmed', 'exhausted', 'burnout', 'burned out', 'kill myself'],
      ...['want to die', 'wanna die', 'end my life', 'end it all', 'hurt myself', 'self harm'],
      ...['self-harm', 'panic', 'panicking', 'worthless', 'breakdown', 'worn out', 'hotline'],
      ...['overdose', 'overdosed', 'self injury', 'cutting myself'],
      ...['hotlines', 'helpline', 'help line', 'crisis line', 'suicide line', '988'],
    ],
    written: ['988'],
    isUrgent: true,
  },
  {
    id: 'not-safe',
    asked: [
      ...['abuse', 'abused', 'abuses', 'abusing', 'abusive', 'abuser', 'domestic violence'],
      ...['violent', 'violence', 'not safe', 'unsafe', 'stalking', 'stalked', 'stalker'],
      ...['hit', 'hits', 'hitting', 'beat', 'beats', 'hurt', 'hurts', 'hurting'].map(withMe),
      ...['choke', 'chokes', 'choked', 'threaten', 'threatens', 'threatened'].map(withMe),
      ...['slap', 'slaps', 'slapped', 'push', 'pushes', 'pushed', 'kicks', 'kicked'].map(withMe),
      ...['beaten', 'beat up', 'bruises', 'strangled'],
      ...['scared', 'afraid', 'frightened', 'terrified'].flatMap(ofSomebody),
    ],
    written: ['799-7233'],
    isUrgent: true,
  },
  {
    id: 'sexual-assault',
    asked: [
      ...['rape', 'raped', 'rapes', 'sexual assault', 'sexually assaulted', 'assault', 'assaulted'],
      ...['molested', 'forced me'],
    ],
    written: ['995-5247'],
    isUrgent: true,
  },
  {
    id: 'child-abuse',
    asked: [
      ...['child abuse', 'child neglect', 'neglected child'],
      ...['hits', 'hit', 'hurts', 'hurt', 'beats'].flatMap((does) =>
        ['child', 'son', 'daughter', 'kids', 'kid', 'baby', 'children'].flatMap((whom) => [
          `${does} my ${whom}`,
          `${does} our ${whom}`,
        ]),
      ),
    ],
    written: ['422-4453'],
    isUrgent: true,
  },
  {
    id: 'nurse',
    asked: ['rn', 'lpn', 'lvn', 'cna', 'nursing', 'nurse aide', 'nursing assistant'],
    written: ['nurse', 'nursing'],
  },
  { id: 'phlebotomist', asked: ['phlebotomist', 'phlebotomy'], written: ['medical', 'healthcare'] },
  { id: 'family', asked: ['husband', 'wife', 'mom', 'dad', 'partner'], written: ['spouse'] },
  { id: 'teacher', asked: ['teaching', 'educator'], written: ['teach', 'educat'] },
  { id: 'lawyer', asked: ['lawyer', 'lawyers', 'bar exam'], written: ['attorney'] },
  {
    id: 'hair',
    asked: [
      ...['hairdresser', 'hair', 'hair stylist', 'hairstylist', 'beautician', 'nails', 'salon'],
      ...['esthetician', 'aesthetician', 'makeup'],
    ],
    written: ['cosmetolog', 'barber'],
  },
  { id: 'realtor', asked: ['realtor', 'realtors'], written: ['real estate'] },
  {
    id: 'coder',
    asked: ['coding', 'coder', 'programmer', 'programming', 'coding bootcamp', 'bootcamp'],
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
