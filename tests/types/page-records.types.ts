/*
 * What must not compile: the record of a page that lacks a part. `npm run types` fails when one of
 * these lines starts to compile, because its `@ts-expect-error` then has nothing to expect.
 */
import type { ScreenEntry } from '@/engine/screen/screen'
import { dashboardPage, type AppPageRecord } from '@/app/pages/app-pages'
import type { PreloadedPageRecord } from '@/app/pages/page'
import type { PublicPageRecord } from '@/app/pages/public-pages'
import { housing } from '@/screens/housing/entry'

const { path, title, load, source, description, icon, searchWords, frame } = dashboardPage

export const complete: AppPageRecord = dashboardPage

// @ts-expect-error -- a public page says what it is for
export const publicPage: PublicPageRecord = { path, title, load }

// @ts-expect-error -- a page that only its code can show names the file of that code
export const step: PreloadedPageRecord = { path, title, load }

// @ts-expect-error -- the palette shows what a page of the app is for
export const noDescription: AppPageRecord = { path, title, load, source, icon, searchWords, frame }

// @ts-expect-error -- the palette shows an icon
export const noIcon: AppPageRecord = { path, title, load, source, description, searchWords, frame }

// @ts-expect-error -- the palette finds a page by other words than its title's
export const noWords: AppPageRecord = { path, title, load, source, description, icon, frame }

// @ts-expect-error -- something is there until the page does
export const noFrame: AppPageRecord = { path, title, load, source, description, icon, searchWords }

// @ts-expect-error -- so it is for a module
export const module: ScreenEntry = { ...housing, searchWords: undefined }

// @ts-expect-error -- the privacy page says what a module keeps
export const silent: ScreenEntry = { ...housing, stores: undefined }
