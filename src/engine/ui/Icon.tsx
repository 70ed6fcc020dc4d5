/** A Lucide icon, by its UnoCSS class ("i-lucide-map"). It decorates: the text beside it says the same. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <span aria-hidden="true" className={`${name} ${className}`} />
}
