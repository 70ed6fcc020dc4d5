/** A US phone number in digits or with letters: 800-555-0199, (800) 555-0199, 800-NEW-HOME. */
const phoneNumber = /((?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}|\d{3}-[A-Z]{3}-[A-Z]{4})/

/** A text whose phone numbers do not wrap, so that they are easy to read and dial. */
export function WithPhones({ text }: { text: string }) {
  const parts = text.split(phoneNumber)
  if (parts.length === 1) return <span>{text}</span>
  return parts.map((part, index) => (
    <span key={index} className={phoneNumber.test(part) ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
}
