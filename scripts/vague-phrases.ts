/** A phrase that does not help the reader, and advice for its writer. */
interface VaguePhrase {
  phrase: RegExp
  advice: string
}

/** A text may keep such a phrase if the same record names the office, the form, the price or the number of days. */
const vaguePhrases: readonly VaguePhrase[] = [
  { phrase: /\bthe (?:professional|national) body\b/i, advice: 'Say what people get there.' },
  { phrase: /\bthe trade group\b/i, advice: 'Say what people get there.' },
  {
    phrase: /\blook for the [\w ]+ (?:section|page)\b/i,
    advice: 'Link that page, or say what to search for.',
  },
  { phrase: /\bhave their own rules\b/i, advice: 'Say what to ask for, in words to use.' },
  { phrase: /\brules (?:vary|differ)\b/i, advice: 'Say what they depend on, and whom to ask.' },
  {
    phrase: /\bcheck the current rules\b/i,
    advice: 'Name the office that knows the rules, or the form.',
  },
  {
    phrase: /\b(?:has|have) changed (?:over the years|often)\b/i,
    advice: 'Say how it is done today: the form, and where it goes.',
  },
  {
    phrase: /^Ask the [\w ]+ about [\w -]+ for (?:military )?(?:families|spouses)\b/i,
    advice: 'Say what the law or the office gives, in words to use.',
  },
  { phrase: /\bwith information on\b/i, advice: 'Say which information.' },
  { phrase: /\b(?:more|further) information\b/i, advice: 'Say which, and where.' },
  { phrase: /\bvisit (?:the|their|its) (?:web)?site\b/i, advice: 'Say what to do there.' },
  { phrase: /\bcontact the appropriate\b/i, advice: 'Name the office.' },
  { phrase: /\bdo your (?:own )?research\b/i, advice: 'Give the first place to look.' },
  { phrase: /\bas soon as possible\b/i, advice: 'Give the day or the number of weeks.' },
  { phrase: /\bif applicable\b/i, advice: 'Say for whom.' },
  { phrase: /\bseek (?:professional )?advice\b/i, advice: 'Name the free office on base.' },
]

/** Finds the vague phrases in a text. */
export function findVaguePhrases(text: string): { phrase: string; advice: string }[] {
  return vaguePhrases.flatMap(({ phrase, advice }) => {
    const found = phrase.exec(text)
    return found ? [{ phrase: found[0], advice }] : []
  })
}
