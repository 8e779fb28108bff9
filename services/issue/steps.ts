import { setIssue } from '#domain/issue/set-issue.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readDepartments } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { type IssueRow, putIssue } from './repository.ts'

// What others may ask of the printed catalogue.

/** So many products of a department an issue shows at most: no store has a thousand pages printed. */
const maxOfDepartment = 60

/** Pages that show the printed catalogue carry this tag. */
export const issueTag = (site: Site) => `${site}:issue`

/** Sets an issue from what a site sells at this moment and publishes it, once for each key. */
export async function publishIssue(
  tx: Transaction,
  site: Site,
  { title, now, key }: { title: string; now: number; key: string },
): Promise<IssueRow> {
  const pages = setIssue(await readDepartments(tx, site, maxOfDepartment))
  const issue = await putIssue(tx, site, { title, pages, now, key })
  await afterCommit(tx, 'purge', { tags: [issueTag(site)] })
  return issue
}
