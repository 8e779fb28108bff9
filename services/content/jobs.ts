import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { publishDueArticles } from './articles/publish-article.ts'
import { copyToPage, lockVersions, readDueVersions, readPublishedNumber } from './versions/repository.ts'

export const contentJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    article_publications: {
      schedule: '* * * * *',
      run: ({ db, clock, report }) => publishDueArticles({ db, now: clock(), report }),
    },
    page_versions: { schedule: '* * * * *', run: ({ db, clock }) => copyDueVersions(db, clock()) },
  },
}

/** Copies due versions into their pages, for routes and sitemaps. Shoppers already see the new version. */
export async function copyDueVersions(db: Database, now: number): Promise<void> {
  for (const { site, handle } of await readDueVersions(db, now)) {
    await db.transaction(async (tx) => {
      await lockVersions(tx, site, handle)
      const number = await readPublishedNumber(tx, site, handle, now)
      if (number !== null) await copyToPage(tx, site, handle, number)
    })
  }
}
