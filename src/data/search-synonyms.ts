import { defineDataset } from '@/engine/model/dataset'
import type { Synonym } from '@/schemas/content/synonym'

const withMe = (verb: string) => `${verb} me`
const ofSomebody = (feeling: string) =>
  ['my husband', 'my wife', 'my spouse', 'my partner', 'my boyfriend', 'my girlfriend', 'him'].map(
    (whom) => `${feeling} of ${whom}`,
  )
const notWantingTo = (act: string) =>
  ["don't want to", "doesn't want to", "don't wanna", 'not want to', 'even want to'].map(
    (start) => `${start} ${act}`,
  )
const unableTo = (act: string) => ["can't", 'cannot'].map((start) => `${start} ${act}`)
/** How a sentence of despair goes on: "I can't go on without him." */
const goingOn = (phrase: string) =>
  [
    ...['anymore', 'any more', 'like this', 'i', "i'm", 'please help', 'help me'],
    ...['without him', 'without her', 'without them', 'without you'],
  ].map((next) => `${phrase} ${next}`)
const noLonger = (act: string) => [`${act} anymore`, `${act} any more`]
/** With most other words after them, these mean something else: "I can't take it with me". */
const endsInDespair = [
  ...['live', 'exist', 'wake up', 'be alive', 'be here'].flatMap(notWantingTo),
  ...['go on', 'keep going', 'take it', 'take this', 'do it', 'do this'].flatMap(unableTo),
  ...['take any more', 'live', 'handle it', 'handle this', 'keep doing this'].flatMap(unableTo),
  ...['give up', 'giving up', 'given up', 'gave up', "what's the point", 'reason to live'],
  ...['point of living', 'point in living', 'point living', 'take my life'],
  ...['go on living', 'no way out', 'done with life', 'ending my life', 'want to disappear'],
  ...['want it to end', 'want to end it', 'want it to be over'],
]
const payingFor = (subject: string) =>
  ['pay for', 'pays for', 'paying for', 'cover', 'covers'].map((verb) => `${verb} ${subject}`)

/**
 * Terms that people search for, with the words that our texts use instead. The global search looks for both.
 * Inflected forms need no entry: "nurses" finds "nurse" anyway.
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
  {
    id: 'wait-list',
    asked: ['waitlist', 'waitlists', 'waitlisted', 'waiting list', 'wait list'],
    written: ['wait list', 'waiting list'],
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
  {
    id: 'overseas',
    asked: [
      ...['oconus', 'abroad', 'foreign country', 'europe', 'asia', 'bahrain', 'belgium', 'cuba'],
      ...['germany', 'greece', 'guam', 'italy', 'japan', 'okinawa', 'korea', 'south korea'],
      ...['marshall islands', 'netherlands', 'portugal', 'azores', 'puerto rico', 'singapore'],
      ...['spain', 'turkey'],
      ...['united kingdom', 'uk', 'england'],
    ],
    written: ['overseas'],
  },
  { id: 'mycaa', asked: ['my caa'], written: ['mycaa'] },
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
    asked: [
      ...['remotely', 'telework', 'telecommute', 'wfh', 'work from home', 'working from home'],
      'home office',
    ],
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
      ...['lonely', 'overwhelmed', 'exhausted', 'burnout', 'burned out'],
      ...['want to die', 'wanna die', 'end my life', 'end it all', 'self harm'],
      ...['self-harm', 'panic', 'panicking', 'worthless', 'breakdown', 'worn out', 'hotline'],
      ...['overdose', 'overdosed', 'self injury', 'cutting myself'],
      ...['hotlines', 'helpline', 'help line', 'crisis line', 'suicide line', '988'],
      ...['kill myself', 'killing myself', 'kill himself', 'kill herself', 'hurt myself'],
      ...['hurting myself', 'harm myself', 'harming myself', 'cut myself', 'kms', 'unalive'],
      ...['wants to die', 'wanting to die', 'wish i could die', 'rather die', 'want to be dead'],
      ...['wanna be dead', 'better off dead', 'better off without me', 'better without me'],
      ...['wish i was dead', 'wish i were dead', 'wish i was never born', "wish i wasn't here"],
      ...["wish i wasn't alive", 'see a way out', 'sleep forever'],
      ...['ending it all', 'take my own life', 'taking my own life', 'nothing to live for'],
      ...['hate my life', 'hate myself', 'despair', 'breaking point', 'end of my rope'],
      ...['give up on life', 'giving up on life', 'give up on everything', 'give up on myself'],
      ...endsInDespair.flatMap(goingOn),
      ...['live', 'be here', 'go on', 'take it', 'take this', 'do it', 'do this'].flatMap(noLonger),
      ...['cope', 'coping', ...unableTo('sleep'), "can't anymore"],
      ...['hopelessness', 'overwhelming', 'exhausting', 'exhaustion', 'burnt out', 'tired'],
      ...['cry', 'crying', 'cried', 'sobbing', 'miserable', 'loneliness', 'panicked', 'stressed'],
      ...['sad', 'homesick', 'drained', 'grief', 'grieving', 'nobody cares', 'no one cares'],
      ...['so alone', 'all alone', 'feel alone', 'feeling alone', 'feel empty', 'lost hope'],
      ...['no hope', 'losing my mind', 'numb'],
      ...['am falling apart', "i'm falling apart", 'life is falling apart', 'live like this'],
      'everything is falling apart',
    ],
    askedAtEnd: endsInDespair,
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
  {
    id: 'family',
    asked: ['husband', 'hubby', 'wife', 'mom', 'dad', 'partner', 'boyfriend'],
    written: ['spouse', 'anyone'],
  },
  { id: 'teacher', asked: ['teaching', 'educator'], written: ['teach', 'educat'] },
  {
    id: 'work-as-teacher',
    asked: ['can i teach', 'allowed to teach', 'able to teach', 'teach in', 'teach at'],
    written: ['teacher'],
  },
  {
    id: 'pay-for-training',
    asked: [
      ...['cosmetology', 'esthetics', 'massage therapy', 'phlebotomy', 'dental assisting'],
      ...['medical assisting', 'nursing', 'bookkeeping', 'coding', 'real estate', 'training'],
      ...['classes', 'courses', 'certification', 'certifications'],
    ].flatMap(payingFor),
    written: ['training'],
  },
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
  { id: 'car', asked: ['car', 'truck', 'dmv', 'tire', 'tires'], written: ['vehicle', 'car'] },
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
  {
    id: 'delete-account',
    asked: ['delete', 'close', 'cancel', 'remove'].flatMap((verb) => [
      `${verb} account`,
      `${verb} my account`,
    ]),
    written: ['delete everything', 'data management'],
  },
  {
    id: 'change-name',
    asked: ['change my name', 'change name', 'update my name', 'edit my name'],
    written: ['edit profile'],
  },
  {
    id: 'backup',
    asked: ['back up', 'copy', 'save my data', 'save a copy', 'save everything', 'save my stuff'],
    written: ['backup', 'back up', 'data management'],
  },
  { id: 'night-mode', asked: ['night mode', 'dark theme', 'too bright'], written: ['dark mode'] },
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
  // Tasks, and the tool for each
  { id: 'add', asked: ['new', 'set', 'create'], written: ['add'] },
  {
    id: 'spreadsheet',
    asked: ['spreadsheet', 'excel', 'google sheet', 'google sheets', 'csv'],
    written: ['import csv'],
  },
  {
    id: 'work-search-log',
    asked: [
      ...[
        'unemployment',
        'unemployment office',
        'unemployment claim',
        'weekly claim',
        'work search',
      ],
      ...['proof', 'job contacts', 'prove'],
    ],
    written: ['work-search log', 'unemployment'],
  },
  {
    id: 'clip',
    asked: ['save a job', 'save this job', 'save job', 'save a posting', 'bookmark', 'bookmarklet'],
    written: ['clip a posting', 'save'],
  },
  {
    id: 'figures',
    asked: [
      ...['never answered', 'no answer', 'no reply', 'no response', 'heard back', 'hear back'],
      ...['ghosted', 'ghosting', 'statistics', 'stats', 'response rate'],
    ],
    written: ['figures'],
  },
  {
    id: 'interview-day',
    asked: [
      ...['interview tomorrow', 'interview today', 'my interview', 'next interview'],
      ...['interview time', 'interview is tomorrow', 'interview is today', 'interview this week'],
    ],
    written: ['interview day'],
  },
  {
    id: 'call-the-board',
    asked: [
      ...['who do i call at the board', 'who to call at the board', 'call at the new board'],
      ...['call the board', 'call my board', 'new board', 'board phone number'],
    ],
    written: ['who to call at your licensing board'],
  },
  {
    id: 'moved-often',
    asked: [
      ...['moved so much', 'move so much', 'moved so often', 'move so often', 'moved a lot'],
      ...['so many jobs', 'job hopping', 'job hopper', 'keep moving'],
    ],
    written: ['how long will you be in this area', 'why did you leave your last job'],
  },
  { id: 'track', asked: ['track', 'keep track', 'log'], written: ['track', 'log'] },
  {
    id: 'which-career',
    asked: [
      ...['what job should', 'which job should', 'what career', 'which career', 'career quiz'],
      ...['career test', 'good at', 'no idea what'],
    ],
    written: ['assess skills', 'skills assessment'],
  },
  {
    id: 'good-pay',
    asked: [
      ...['pay well', 'pays well', 'pay best', 'pays best', 'pay the most', 'pays the most'],
      ...['best paid', 'best paying', 'high paying', 'highest paying', 'good pay', 'good money'],
    ],
    written: ['careers by pay'],
  },
  { id: 'job', asked: ['career', 'careers', 'work'], written: ['job'] },
  {
    id: 'on-base',
    asked: ['base', 'on base', 'post', 'on post', 'installation'],
    written: ['on the installation', 'installation', 'on base'],
  },
  {
    id: 'federal-resume',
    asked: [
      ...['government resume', 'resume for government', 'resume for a government job'],
      ...['resume for usajobs', 'resume for federal jobs', 'resume for a federal job'],
    ],
    written: ['federal resume', 'usajobs resume'],
  },
  {
    id: 'federal',
    asked: ['government', 'civil service', 'gs job', 'gs jobs', 'federal job', 'federal jobs'],
    written: ['federal', 'usajobs'],
  },
  {
    id: 'quit',
    asked: ['quit', 'quitting', 'resign'],
    written: ['resign', 'notice'],
  },
  {
    id: 'quit-a-job',
    asked: ['quit my job', 'quitting my job', 'quit a job', 'leave my job', 'leaving my job'],
    written: ['unemployment pay', 'why did you leave your last job', 'notice letter'],
  },
  {
    id: 'remote-jobs',
    asked: ['work from home job', 'work from home jobs', 'work at home jobs', 'wfh jobs'],
    written: ['remote'],
  },
  {
    id: 'expire',
    asked: [
      'expires',
      'expired',
      'expiration',
      'run out',
      'runs out',
      'ran out',
      'renew',
      'renewal',
    ],
    written: ['expir', 'renew'],
  },
  { id: 'cpr', asked: ['cpr', 'bls', 'first aid', 'cpr card'], written: ['certification'] },
  {
    id: 'money-back',
    asked: ['reimbursed', 'reimbursement', 'reimburse', 'refund', 'paid back', 'money back'],
    written: ['reimburs', 'costs back', 'claim'],
  },
  // A move
  {
    id: 'orders',
    asked: [
      'got orders',
      'just got orders',
      'new orders',
      'have orders',
      'hot orders',
      'orders dropped',
    ],
    written: ['just got orders'],
  },
  {
    id: 'change-date',
    asked: ['date changed', 'dates changed', 'new date', 'delayed', 'postponed', 'orders changed'],
    written: ['change a date', 'check your move dates'],
  },
  { id: 'fly', asked: ['fly', 'flying', 'plane', 'airplane', 'airline'], written: ['flight'] },
  {
    id: 'enroll',
    asked: ['enroll', 'enrolling', 'enrollment', 'register for school', 'new school'],
    written: ['school records', 'look into schools'],
  },
  {
    id: 'no-money',
    asked: [
      ...['no money', 'out of money', 'short on money', 'short on cash', 'payday', 'payday loan'],
      ...["can't pay", "can't afford", 'behind on bills', 'cannot afford'],
    ],
    written: ['short of money'],
  },
  {
    id: 'health-plan',
    asked: ['insurance', 'health insurance', 'doctor', 'medical', 'dentist'],
    written: ['health plan', 'tricare', 'insurance', 'medical'],
  },
  {
    id: 'hotel',
    asked: ['hotel', 'tle', 'tla', 'airbnb', 'place to stay'],
    written: ['temporary lodging', 'hotel'],
  },
  {
    id: 'base-housing-problem',
    asked: ['mold', 'mildew', 'landlord', 'repairs', 'bad housing'],
    written: ['mold', 'landlord', 'privatized housing'],
  },
  {
    id: 'post-by-name',
    asked: [
      ...['fort', 'ft', 'camp', 'afb', 'air force base', 'naval station', 'naval base'],
      ...['joint base', 'jb'],
    ],
    written: ['duty station'],
  },
  { id: 'fort', asked: ['ft'], written: ['fort'] },
  {
    id: 'damage',
    asked: ['movers broke', 'broken by movers', 'damaged', 'moving damage', 'broken furniture'],
    written: ['moving damage', 'damage'],
  },
  {
    id: 'late-movers',
    asked: ['movers late', 'movers are late', 'late movers', 'movers never came', 'movers no show'],
    written: ['late movers', 'movers late'],
  },
  {
    id: 'command-sponsorship',
    asked: ['command sponsorship', 'command sponsored', 'unaccompanied'],
    written: ['command-sponsored', 'without the family'],
  },
  {
    id: 'car-lease',
    asked: ['car lease', 'leased car', 'auto lease', 'lease on my car', 'lease on our car'],
    written: ['leased car', 'car lease'],
  },
  {
    id: 'lease',
    asked: ['lease', 'break my lease', 'break a lease', 'break the lease', 'break our lease'],
    written: ['lease'],
  },
  {
    id: 'car-registration',
    asked: ['car registration', 'register my car', 'register the car', 'license plates'],
    written: ['vehicle and license rules'],
  },
  {
    id: 'new-address',
    asked: ['change of address', 'address change', 'change my address', 'new address', 'usps'],
    written: ['update your addresses'],
  },
  {
    id: 'lost-job',
    asked: ['lost my job', 'laid off', 'fired', 'let go'],
    written: ['unemployment pay'],
  },
  // The app
  {
    id: 'computer',
    asked: ['laptop', 'desktop', 'tablet', 'ipad', 'chromebook', 'iphone', 'android'],
    written: ['my computer', 'browsers and devices'],
  },
  {
    id: 'go-on-elsewhere',
    asked: ['go on on', 'continue on', 'carry on on', 'keep going on', 'pick up on'],
    written: ['other device', 'on my phone and my computer'],
  },
  {
    id: 'lost-phone',
    asked: [
      ...['lost my phone', 'lost phone', 'phone is lost', 'stole my phone', 'phone was stolen'],
      ...['broke my phone', 'phone broke', 'phone died', 'lost my laptop', 'lost my computer'],
    ],
    written: ['restore', 'get them back'],
  },
  {
    id: 'new-phone',
    asked: [
      ...[
        'new phone',
        'new computer',
        'new laptop',
        'new device',
        'another phone',
        'another device',
      ],
      ...['other phone', 'other device', 'other computer', 'another computer', 'phone to phone'],
    ],
    written: ['on my phone and my computer', 'new phone'],
  },
  {
    id: 'transfer',
    asked: ['transfer', 'sync', 'switch', 'switching'],
    written: ['sync', 'transfer'],
  },
  {
    id: 'lost',
    asked: ['gone', 'lost', 'disappeared', 'vanished', 'missing', 'lost everything', 'undo'],
    written: ['lost', 'recover', 'earlier versions'],
  },
  {
    id: 'entered',
    asked: ['typed', 'wrote', 'entered', 'my data'],
    written: ['entries', 'entered'],
  },
  {
    id: 'private',
    asked: ['hide', 'stop sharing', 'make private', 'private', 'not share'],
    written: ['privacy', 'private', 'sharing'],
  },
  {
    id: 'free',
    asked: [
      ...['have to pay', 'is this free', 'is it free', 'cost anything', 'how much does this cost'],
      ...['how much does it cost', 'subscription', 'credit card'],
    ],
    written: ['really free', 'what it costs', 'credit card'],
  },
  {
    id: 'offline',
    asked: [
      ...['no signal', 'no internet', 'no wifi', 'no service', 'without wifi', 'airplane mode'],
      ...['bad internet', 'no data'],
    ],
    written: ['without the internet', 'offline'],
  },
  {
    id: 'sign-in',
    asked: ['login', 'log in', 'sign in', 'sign up', 'password', 'account', 'register', 'username'],
    written: ['no account', 'no password'],
  },
  {
    id: 'install',
    asked: ['install', 'app store', 'download the app', 'play store', 'home screen'],
    written: ['nothing to install', 'which browsers'],
  },
  {
    id: 'contact',
    asked: ['contact', 'contact you', 'email you', 'customer service', 'support', 'feedback'],
    written: ['how do i reach you', 'support', 'contact'],
  },
  {
    id: 'broken',
    asked: [
      'bug',
      'app is broken',
      'error',
      'not working',
      "doesn't work",
      'crash',
      'glitch',
      'frozen',
    ],
    written: ['something does not work', 'error'],
  },
])
