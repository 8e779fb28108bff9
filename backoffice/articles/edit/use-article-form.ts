import { useState } from 'react'
import type { ArticleField, ArticleFields } from '#domain/content/article/article-fields.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit, type Submission } from '#backoffice/kit/form/use-submit.ts'
import type { Article } from '../article-types.ts'
import { texts } from '../texts/en.ts'
import { changesOf, draftAfterConflict, draftAfterSave, incompleteFields, type OpenDraft } from './article-draft.ts'

type Edited = CallInput<Store, 'PUT /svc_admin/articles/{id}'>['body']['edited']

/** The edited article, and functions for changing and saving it. */
export interface ArticleForm {
  /** The article as last stored. */
  article: Article
  edited: ArticleFields
  isDirty: boolean
  bodyKey: OpenDraft['bodyKey']
  conflicts: readonly ArticleField[]
  /** Problems that the server found in the text and its blocks. */
  problems: readonly string[]
  incomplete: readonly ArticleField[]
  saving: Submission
  change: (changed: Partial<ArticleFields>) => void
  discard: () => void
  /** Returns true if the changes can be saved. Otherwise marks the incomplete fields. */
  check: () => boolean
  /** Saves any changes and returns the stored article. */
  save: (key: string) => Promise<Article>
  /** Restarts the form from an article that another call returned. */
  startFrom: (stored: Article) => void
}

/** Holds an article draft and saves it as the next version. */
export function useArticleForm(loaded: Article): ArticleForm {
  const [article, setArticle] = useState(loaded)
  const [draft, setDraft] = useState<OpenDraft>({ read: loaded.fields, edited: loaded.fields, bodyKey: 0 })
  const [conflicts, setConflicts] = useState<readonly ArticleField[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const changes = changesOf(draft)
  const isDirty = Object.keys(changes).length > 0
  const incomplete = incompleteFields(changes)
  const params = { id: String(article.id) }

  const keep = (stored: Article) => {
    setArticle(stored)
    setConflicts([])
    setProblems([])
    setChecked(false)
  }
  const startFrom = (stored: Article) => {
    keep(stored)
    setDraft(({ bodyKey }) => ({ read: stored.fields, edited: stored.fields, bodyKey: bodyKey + 1 }))
  }
  const save = async (key: string) => {
    if (!isDirty) return article
    const sent = draft
    const body = { read: wireFields(sent.read), edited: changes as Edited }
    try {
      const stored = await call('PUT /svc_admin/articles/{id}', { params, body, key })
      keep(stored)
      setDraft((now) => draftAfterSave(now, sent, stored.fields))
      return stored
    } catch (error) {
      if (!isRefusalError(error)) throw error
      if (error.code === 'article_invalid') setProblems((error.details as { problems: string[] }).problems)
      if (error.code === 'article_changed') {
        setConflicts((error.details as { fields: ArticleField[] }).fields)
        const stored = await call('GET /svc_admin/articles/{id}', { params }, { isFresh: true })
        setArticle(stored)
        setDraft((now) => draftAfterConflict(now, stored.fields))
      }
      throw error
    }
  }
  const check = () => {
    setChecked(true)
    return incomplete.length === 0
  }
  const saving = useSubmit({ send: save, done: texts.edit.saved })
  return {
    article,
    edited: draft.edited,
    isDirty,
    bodyKey: draft.bodyKey,
    conflicts,
    problems,
    incomplete: isChecked ? incomplete : [],
    saving: {
      ...saving,
      submit: () => {
        if (check()) saving.submit()
      },
    },
    change: (changed) => setDraft((before) => ({ ...before, edited: { ...before.edited, ...changed } })),
    discard: () => {
      setDraft(({ read, bodyKey }) => ({ read, edited: read, bodyKey: bodyKey + 1 }))
      keep(article)
      saving.dismiss()
    },
    check,
    save,
    startFrom,
  }
}

/** The contract's types have mutable lists. */
function wireFields(fields: ArticleFields): Article['fields'] {
  const { blocks, categories, tags } = fields
  return { ...fields, blocks: [...blocks], categories: [...categories], tags: [...tags] }
}
