/*
 * Code that must not compile: page records that lack a property. `npm run types` fails when one of these lines starts
 * to compile, because its `@ts-expect-error` is then unused.
 */
import type { ScreenEntry } from '@/engine/screen/screen'
import { dashboardPage, type AppPageRecord } from '@/app/pages/app-pages'
import type { PreloadedPageRecord } from '@/app/pages/page'
import type { PublicPageRecord } from '@/app/pages/public-pages'
import { housing } from '@/screens/housing/entry'

const { path, title, load, source, description, icon, searchWords, placeholder } = dashboardPage

export const complete: AppPageRecord = dashboardPage

// @ts-expect-error -- a public page needs a description
export const noPublicDescription: PublicPageRecord = { path, title, load }

// @ts-expect-error -- a preloaded page needs the file of its code
export const noSource: PreloadedPageRecord = { path, title, load }

// @ts-expect-error -- a page of the app needs a description for the palette
export const noDescription: AppPageRecord = {
  path,
  title,
  load,
  source,
  icon,
  searchWords,
  placeholder,
}

// @ts-expect-error -- a page of the app needs an icon for the palette
export const noIcon: AppPageRecord = {
  path,
  title,
  load,
  source,
  description,
  searchWords,
  placeholder,
}

// @ts-expect-error -- a page of the app needs search words for the palette
export const noWords: AppPageRecord = { path, title, load, source, description, icon, placeholder }

// @ts-expect-error -- a page of the app needs a placeholder to show while it loads
export const noPlaceholder: AppPageRecord = {
  path,
  title,
  load,
  source,
  description,
  icon,
  searchWords,
}

// @ts-expect-error -- a module needs search words, too
export const module: ScreenEntry = { ...housing, searchWords: undefined }

// @ts-expect-error -- a module needs a list of what it stores for the privacy page
export const noStores: ScreenEntry = { ...housing, stores: undefined }
