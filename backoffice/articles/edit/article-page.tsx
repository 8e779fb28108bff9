import { lazy, Suspense } from 'react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { articleLimits } from '#domain/content/article/article-fields.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { LeaveGuard } from '#backoffice/kit/form/leave-guard.tsx'
import { useSaveKeys } from '#backoffice/kit/form/use-save-keys.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Message, Skeleton } from '#backoffice/kit/states.tsx'
import type { Article, Labels } from '../article-types.ts'
import { ArticlePreview } from '../preview/article-preview.tsx'
import { StateBadges } from '../state-badges.tsx'
import { texts } from '../texts/en.ts'
import { VersionsSection } from '../versions/versions-section.tsx'
import { ArticleActions } from './article-actions.tsx'
import { FilingSection } from './filing-section.tsx'
import { SaveProblem } from './save-problem.tsx'
import { StateMessage } from './state-message.tsx'
import { useArticleForm, type ArticleForm } from './use-article-form.ts'

interface Loaded {
  article: Article
  labels: Labels
}

const t = texts.edit
// Only this page needs the text editor, so its code is a separate chunk.
const BodyEditor = lazy(async () => ({ default: (await import('../body/body-editor.tsx')).BodyEditor }))

/** Skips reloading when only the query changes, because edits stay in the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

/** Returns an article, and the tag and author names to suggest. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const { id = '' } = params
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new RefusalError(404, 'not_found')
  const [article, labels] = await Promise.all([
    call('GET /svc_admin/articles/{id}', { params: { id } }, { isFresh: true }),
    call('GET /svc_admin/article-labels', {}, { isFresh: true }),
  ])
  return { article, labels }
}

/** Renders the article editor. */
export function Component() {
  const { article, labels } = useLoaderData<Loaded>()
  return <ArticleEditor key={article.id} loaded={article} labels={labels} />
}

function ArticleEditor({ loaded, labels }: { loaded: Article; labels: Labels }) {
  const form = useArticleForm(loaded)
  const mayWrite = useHasPermission('content.write')
  useSaveKeys(form)
  const { article, edited, isDirty, saving } = form
  const { latest, published, scheduled, scheduleProblem, isDeleted, savedAt, savedBy } = article
  const isEditable = mayWrite && !isDeleted
  return (
    <Page
      title={edited.title.trim() || t.untitled}
      parent={{ to: '/articles', title: texts.title }}
      badges={
        <StateBadges
          isPublished={published !== null}
          hasDraft={latest !== published && latest !== scheduled?.number}
          isScheduled={scheduled !== null}
          hasProblem={scheduleProblem !== null}
          isDeleted={isDeleted}
        />
      }
      actions={mayWrite && <ArticleActions form={form} />}
    >
      {isDirty && !saving.isBusy && <LeaveGuard />}
      <p className="order__placed muted small">{t.savedBy(latest, formatDateTime(savedAt), savedBy)}</p>
      <div className="stack">
        <StateMessage article={article} />
        {article.hasCode && <Message tone="note">{t.hasCode}</Message>}
        <SaveProblem problem={saving.problem} form={form} />
        <fieldset className="article-edit" disabled={!isEditable}>
          <Section title={t.text}>
            <div className="form">
              <TextFields form={form} />
              <Suspense fallback={<Skeleton />}>
                <BodyEditor
                  key={`${form.bodyKey} ${isEditable}`}
                  start={edited}
                  stored={article.fields.content}
                  isEditable={isEditable}
                  onChange={form.change}
                />
              </Suspense>
            </div>
          </Section>
          <FilingSection form={form} labels={labels} />
        </fieldset>
        {mayWrite && <ArticlePreview article={article} isDirty={isDirty} />}
        <VersionsSection form={form} mayWrite={mayWrite} />
        <p className="small">
          <Link className="text-button" to={`/audit?type=article&id=${article.id}`}>
            {t.history}
          </Link>
        </p>
      </div>
    </Page>
  )
}

function TextFields({ form: { edited, change, incomplete, saving } }: { form: ArticleForm }) {
  const slugCode = saving.problem?.code
  const slugError =
    slugCode === 'slug_taken' || slugCode === 'invalid_slug'
      ? texts.refusals[slugCode]
      : incomplete.includes('slug')
        ? t.invalidSlug
        : undefined
  return (
    <>
      <TextField
        label={texts.fields.title}
        maxLength={articleLimits.title}
        value={edited.title}
        error={incomplete.includes('title') ? t.missingTitle : undefined}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextField
        label={texts.fields.slug}
        hint={t.slugHint}
        maxLength={articleLimits.slug}
        autoCapitalize="none"
        spellCheck={false}
        value={edited.slug}
        error={slugError}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      <TextArea
        label={texts.fields.excerpt}
        hint={t.excerptHint}
        maxLength={articleLimits.excerpt}
        value={edited.excerpt}
        onChange={({ currentTarget }) => change({ excerpt: currentTarget.value })}
      />
    </>
  )
}
