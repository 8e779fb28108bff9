import { statement } from '#platform/database.ts'
import { deletePost } from '#services/content/posts/post-steps.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'
import { sites } from '#domain/sites.ts'
import { purgeStories } from './decide-story.ts'

const ofPerson = '(customer_id = $1 or lower(email) = $2)'
const stories = statement<{ json: object }>(
  'story.export',
  `select to_jsonb(s) - 'customer_id' - 'is_suspicious' as json from reader_story s where ${ofPerson} order by created_at`,
)
const photos = statement<{ id: string; bytes: Buffer }>(
  'story.export-photos',
  `select p.id, p.large as bytes from reader_story_photo p join reader_story s on s.id = p.story_id where ${ofPerson}
   order by p.story_id, p.position`,
)
const remove = statement<{ articleId: number | null }>(
  'story.forget',
  `delete from reader_story where ${ofPerson} returning article_id as "articleId"`,
)

export const storyData: PersonalData = {
  tables: ['reader_story', 'reader_story_photo'],
  read: async (db, { id, email }) => ({ stories: await readJson(db, stories, [id, email]) }),
  async *files(db, { id, email }) {
    for (const { id: photoId, bytes } of await db.run(photos, [id, email]))
      yield { name: `stories/${photoId}.webp`, bytes }
  },
  forget: async (tx, { id, email }) => {
    const removed = await tx.run(remove, [id, email])
    for (const { articleId } of removed) if (articleId !== null) await deletePost(tx, articleId)
    if (removed.length > 0) for (const site of sites) await purgeStories(tx, site)
  },
}
