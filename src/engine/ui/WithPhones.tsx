/** In digits, or with a word to dial: 800-555-0199, (800) 555-0199, 800-NEW-HOME. */
const phone = /((?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}|\d{3}-[A-Z]{3}-[A-Z]{4})/

/** A text whose phone numbers stay on one line, so that they can be read and dialed at a glance. */
export function WithPhones({ text }: { text: string }) {
  const parts = text.split(phone)
  if (parts.length === 1) return <span>{text}</span>
  return parts.map((part, index) => (
    <span key={index} className={phone.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
}
