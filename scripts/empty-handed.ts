/** A phrase that does not help the reader, and what to write instead. */
interface EmptyHanded {
  phrase: RegExp
  because: string
}

/** A record may keep such a phrase if it names the office, the form, the price or the days. */
export const emptyHanded: readonly EmptyHanded[] = [
  { phrase: /\bthe (?:professional|national) body\b/i, because: 'Say what one gets there.' },
  { phrase: /\bthe trade group\b/i, because: 'Say what one gets there.' },
  {
    phrase: /\blook for the [\w ]+ (?:section|page)\b/i,
    because: 'Link that page, or say what to search for.',
  },
  { phrase: /\bhave their own rules\b/i, because: 'Say what to ask for, in words to use.' },
  { phrase: /\brules (?:vary|differ)\b/i, because: 'Say by what, and whom to ask.' },
  {
    phrase: /\bcheck the current rules\b/i,
    because: 'Name the office that knows them, or the form.',
  },
  {
    phrase: /\b(?:has|have) changed (?:over the years|often)\b/i,
    because: 'Say how it is done today: the form, and where it goes.',
  },
  {
    phrase: /^Ask the [\w ]+ about [\w -]+ for (?:military )?(?:families|spouses)\b/i,
    because: 'Say what the law or the office gives, in words to use.',
  },
  { phrase: /\bwith information on\b/i, because: 'Say which information.' },
  { phrase: /\b(?:more|further) information\b/i, because: 'Say which, and where.' },
  { phrase: /\bvisit (?:the|their|its) (?:web)?site\b/i, because: 'Say what to do there.' },
  { phrase: /\bcontact the appropriate\b/i, because: 'Name the office.' },
  { phrase: /\bdo your (?:own )?research\b/i, because: 'Give the first place to look.' },
  { phrase: /\bas soon as possible\b/i, because: 'Give the day or the number of weeks.' },
  { phrase: /\bif applicable\b/i, because: 'Say for whom it holds.' },
  { phrase: /\bseek (?:professional )?advice\b/i, because: 'Name the free office on base.' },
]

/** The advice for the phrases in a text. */
export function sendsAway(text: string): { phrase: string; because: string }[] {
  return emptyHanded.flatMap(({ phrase, because }) => {
    const found = phrase.exec(text)
    return found ? [{ phrase: found[0], because }] : []
  })
}
