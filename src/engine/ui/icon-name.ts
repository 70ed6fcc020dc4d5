import type lucide from '@iconify-json/lucide/icons.json'

/** The class of a Lucide icon: "i-lucide-map". Aliases are allowed. See https://lucide.dev/icons. */
export type IconName = `i-lucide-${keyof typeof lucide.icons | keyof typeof lucide.aliases}`
