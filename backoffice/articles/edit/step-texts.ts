import type { ArticleField } from '#domain/content/article/article-fields.ts'
import type { Article } from '../article-types.ts'
import { texts } from '../texts/en.ts'

/** A step that staff confirm in a dialog. */
export type Step = 'publish' | 'cancelSchedule' | 'unpublish' | 'remove' | 'recover'

const t = texts.publish

/** Returns the title, text, and button label for a step's dialog. `slug` is the edited slug. */
export function stepTexts(step: Step, { published, path }: Pick<Article, 'published' | 'path'>, slug: string) {
  const isPublished = published !== null
  switch (step) {
    case 'publish': {
      const moves = path !== null && !path.endsWith(`/${slug.trim()}`) ? t.moves(path) : ''
      return { title: t.title, text: t.text + moves, confirm: t.submit }
    }
    case 'cancelSchedule': {
      const text = isPublished ? t.cancelScheduleTextPublished : t.cancelScheduleText
      return { title: t.cancelScheduleTitle, text, confirm: t.cancelSchedule }
    }
    case 'unpublish':
      return { title: t.unpublishTitle, text: t.unpublishText, confirm: t.unpublish }
    case 'remove':
      return { title: t.removeTitle, text: t.removeText, confirm: t.remove }
    case 'recover':
      return {
        title: t.recoverTitle,
        text: isPublished ? t.recoverTextPublished : t.recoverText,
        confirm: t.recover,
      }
  }
}

/** Returns the messages for refusals by code. The conflict message names the conflicting fields. */
export function refusalTexts(conflicts: readonly ArticleField[]): Readonly<Record<string, string>> {
  if (conflicts.length === 0) return texts.refusals
  return { ...texts.refusals, article_changed: texts.conflict(conflicts.map((each) => texts.fields[each])) }
}
