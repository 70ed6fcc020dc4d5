import type lucide from '@iconify-json/lucide/icons.json'

/** An icon that exists: "i-lucide-map". Some go by an older name too. See https://lucide.dev/icons. */
export type IconName = `i-lucide-${keyof typeof lucide.icons | keyof typeof lucide.aliases}`
