/** web/listings: the words moved to web/platform, where search reads them too; remove when nothing imports this. */
export * from '#web/platform/words.ts'
