/** What a person should know before anything else on a screen. */
export function ScreenBanner({ text }: { text: string }) {
  return <p className="mt-4 max-w-prose border-l-4 border-solid border-signal pl-4">{text}</p>
}
