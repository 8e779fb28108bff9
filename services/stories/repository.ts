import type { StoryKind, storyStates } from '#domain/stories/story.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { StoredPhoto } from '#services/reviews/photo.ts'

type StoryState = (typeof storyStates)[number]

interface StoryTexts {
  firstName: string
  place: string
  gym: string
  title: string
  text: string
  kind: StoryKind
}

export interface StoryRow extends StoryTexts {
  id: string
  site: Site
  email: string
  locale: string | null
  state: StoryState
  reason: string
  isFeatured: boolean
  articleId: number | null
  isSuspicious: boolean
  reports: number
  reportedFor: string[]
  createdAt: number
  publishedAt: number | null
  version: number
  photos: { id: string; width: number; height: number; skus: string[] }[]
}

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::double precision`
const select = `select s.id, s.site, s.email, s.locale, s.first_name as "firstName", s.place, s.gym, s.title, s.text,
    s.kind, s.state, s.reason, s.is_featured as "isFeatured", s.article_id as "articleId", s.is_suspicious as "isSuspicious",
    s.reports, s.reported_for as "reportedFor", ${millis('s.created_at')} as "createdAt", ${millis('s.published_at')} as "publishedAt", s.version,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'skus', p.skus)
        order by p.position)
      from reader_story_photo p where p.story_id = s.id), '[]') as photos
  from reader_story s`

const insert = statement<{ id: string }>(
  'story.create',
  `insert into reader_story (site, customer_id, email, locale, first_name, place, gym, title, text, kind, is_suspicious,
     consent_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
)
const insertPhoto = statement(
  'story.add-photo',
  `insert into reader_story_photo (story_id, position, width, height, large, small) values ($1, $2, $3, $4, $5, $6)`,
)
const shown = `where s.site = $1 and s.state = 'published' and ($2::text is null or s.kind = $2)`
const published = statement<StoryRow>(
  'story.published',
  `${select} ${shown} order by s.published_at desc, s.id limit $3 offset $4`,
)
const countPublished = statement<{ count: number }>(
  'story.count-published',
  `select count(*)::integer as count from reader_story s ${shown}`,
)
const one = statement<StoryRow>('story.read', `${select} where s.id = $1`)
const lock = statement<{ id: string }>('story.lock', 'select id from reader_story where id = $1 for update')
const inState = statement<StoryRow>(
  'story.in-state',
  `${select} where s.state = $1 order by case when s.state = 'published' then -s.reports else 0 end, s.is_suspicious,
     s.created_at, s.id limit $2 offset $3`,
)
const countInState = statement<{ count: number }>(
  'story.count-in-state',
  'select count(*)::integer as count from reader_story where state = $1',
)
const report = statement<{ id: string }>(
  'story.report',
  `update reader_story set reports = reports + 1,
     reported_for = array(select distinct unnest(reported_for || $3::text) order by 1) where id = $1 and site = $2 and state = 'published' returning id`,
)
const edit = statement(
  'story.edit',
  `update reader_story set first_name = $2, place = $3, gym = $4, title = $5, text = $6, kind = $7,
     version = version + 1 where id = $1`,
)
const tagPhoto = statement('story.tag-photo', 'update reader_story_photo set skus = $3 where story_id = $1 and id = $2')
const decide = statement(
  'story.decide',
  `update reader_story set state = $2, reason = $3, is_featured = $4, article_id = $5, version = version + 1,
     reports = case when $2 = 'published' then 0 else reports end,
     reported_for = case when $2 = 'published' then '{}' else reported_for end,
     published_at = case when $2 = 'published' then coalesce(published_at, to_timestamp($6::double precision / 1000)) end
   where id = $1`,
)
const photo = statement<{ bytes: Buffer; isPublished: boolean }>(
  'story.photo',
  `select case when $2 then p.large else p.small end as bytes, s.state = 'published' as "isPublished"
   from reader_story_photo p join reader_story s on s.id = p.story_id where p.id = $1`,
)

interface NewStory extends StoryTexts {
  site: Site
  customerId: number | null
  email: string
  locale: string | null
  isSuspicious: boolean
  now: number
}

/** Stores a story with its photos in order, and returns its id. */
export async function insertStory(tx: Transaction, story: NewStory, photos: readonly StoredPhoto[]): Promise<string> {
  const { site, customerId, email, locale, firstName, place, gym, title, text, kind, isSuspicious, now } = story
  const texts = [firstName, place, gym, title, text, kind]
  const [stored] = await tx.run(insert, [site, customerId, email, locale, ...texts, isSuspicious, new Date(now)])
  for (const [index, { width, height, large, small }] of photos.entries())
    await tx.run(insertPhoto, [stored!.id, index, width, height, large, small])
  return stored!.id
}

interface Cut {
  page: number
  size: number
}

export async function readPublishedStories(
  db: QueryRunner,
  site: Site,
  kind: StoryKind | undefined,
  { page, size }: Cut,
) {
  const filter = [site, kind ?? null] as const
  const [rows, [total]] = await Promise.all([
    db.run(published, [...filter, size, (page - 1) * size]),
    db.run(countPublished, [...filter]),
  ])
  return { rows, count: total!.count }
}

export async function readStory(db: QueryRunner, id: string): Promise<StoryRow | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Locks and returns a story, so that no concurrent transaction can change it until this one ends. */
export async function lockStory(tx: Transaction, id: string): Promise<StoryRow | undefined> {
  const [found] = await tx.run(lock, [id])
  return found && readStory(tx, id)
}

export async function readStoriesInState(db: QueryRunner, state: StoryState, { page, size }: Cut) {
  const [rows, [total]] = await Promise.all([
    db.run(inState, [state, size, (page - 1) * size]),
    db.run(countInState, [state]),
  ])
  return { rows, count: total!.count }
}

/** Stores a report. Returns false if the site does not show the story. */
export async function addReport(tx: Transaction, site: Site, id: string, reason: string): Promise<boolean> {
  return (await tx.run(report, [id, site, reason])).length > 0
}

export async function updateStoryTexts(tx: Transaction, id: string, texts: StoryTexts): Promise<void> {
  const { firstName, place, gym, title, text, kind } = texts
  await tx.run(edit, [id, firstName, place, gym, title, text, kind])
}

export async function tagProducts(tx: Transaction, id: string, photoId: string, skus: readonly string[]) {
  await tx.run(tagPhoto, [id, photoId, skus])
}

interface Decision {
  state: StoryState
  reason: string
  isFeatured: boolean
  articleId: number | null
  now: number
}

export async function storeDecision(tx: Transaction, id: string, decision: Decision): Promise<void> {
  const { state, reason, isFeatured, articleId, now } = decision
  await tx.run(decide, [id, state, reason, isFeatured, articleId, now])
}

export async function readStoryPhoto(db: QueryRunner, id: string, isLarge: boolean) {
  return (await db.run(photo, [id, isLarge]))[0]
}
