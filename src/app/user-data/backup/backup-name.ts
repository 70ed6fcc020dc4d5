import { site } from '@/data/site'

/** What a full backup says that it is, and how its file's name begins. */
export const backupName = `${site.shortName}-backup`
