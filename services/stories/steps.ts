import type { Site } from '#domain/sites.ts'
import { brandPaths, storyPath } from '#domain/brand-paths.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readStory } from './repository.ts'

export interface MailedStory {
  site: Site
  locale: string | null
  firstName: string
  title: string
  reason: string
  /** Path of the page linked in the email. */
  path: string
}

/** Returns the content for a story's email, or undefined if the story was deleted. */
export async function readMailedStory(
  db: QueryRunner,
  brandSlug: string | undefined,
  id: string,
): Promise<MailedStory | undefined> {
  const story = await readStory(db, id)
  if (!story) return undefined
  const { site, locale, firstName, title, reason, state } = story
  const paths = brandPaths(brandSlug)
  return { site, locale, firstName, title, reason, path: state === 'published' ? storyPath(paths, id) : paths.stories }
}
