import { setIssue } from '#domain/issue/set-issue.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { readDepartments } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { type IssueRow, putIssue } from './repository.ts'

/** Max products per department: no store prints a thousand pages. */
const maxOfDepartment = 60

/** Returns the tag of pages that show the print catalog. */
export const issueTag = (site: Site) => `${site}:issue`

/** Creates and publishes a print catalog from the products sold now, once per key. */
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
