import { isEmail } from '#domain/address/email.ts'
import { brandPaths, storyPath } from '#domain/brand-paths.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { type StoryKind, storyKinds, storyLimits, reportReasons } from '#domain/stories/story.ts'
import { submissionKey } from '#storefront/browser/submission-key.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

const textFields = ['firstName', 'place', 'gym', 'title', 'text', 'email'] as const
const requiredFields = ['firstName', 'title', 'text'] as const
export type StoryField = (typeof textFields)[number] | 'kind' | 'consent' | 'photos'
export type StoryDraft = Record<(typeof textFields)[number], string> & { kind: StoryKind }

export interface StoryResult {
  draft: StoryDraft
  /** Fields with a problem; empty for any other problem. */
  fields: readonly StoryField[]
  kind: 'fields' | 'failed' | 'busy' | 'photo_unreadable' | 'photo_too_large'
}

const maxDraft = 20_000

/** Sends a filled-in story form; returns its draft and problems on failure. */
export async function submitStory(
  { call, shop }: Pick<PageContext, 'call' | 'shop'>,
  form: FormData,
): Promise<ActionResult> {
  const draft = readDraft(form)
  const files = form.getAll('photos').filter((each): each is File => typeof each !== 'string' && each.size > 0)
  const fields = problemsOf(draft, files, form.get('consent') === 'yes')
  const failed = (status: number, kind: StoryResult['kind'], bad: readonly StoryField[] = []): ActionResult => ({
    status,
    data: { draft, kind, fields: bad } satisfies StoryResult,
  })
  if (fields.length > 0) return failed(422, 'fields', fields)
  const { email, ...texts } = draft
  const photos = await Promise.all(files.map((file) => toBase64(file)))
  const trap = form.get('homepage')
  const body = {
    ...texts,
    ...(email.trim() !== '' && { email }),
    ...(typeof trap === 'string' && trap !== '' && { homepage: trap.slice(0, 2_000) }),
    consent: true as const,
    photos,
  }
  try {
    const timed = { ...body, ...elapsedOf(form) }
    await call('POST /svc_story/stories', { body: timed, key: await submissionKey(timed) })
    return { to: `${brandPaths(shop.brandSlug).storyForm}?sent=1` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status } = error
    if (code === 'email_missing') return failed(422, 'fields', ['email'])
    if (code === 'photo_unreadable' || code === 'photo_too_large') return failed(422, code, ['photos'])
    // The call validates the email and the photo size.
    if (code === 'invalid_request') return failed(422, 'fields', [files.length > 0 ? 'photos' : 'email'])
    return failed(status || 503, status === 429 ? 'busy' : 'failed')
  }
}

/** Reports a story to staff. */
export async function reportStory(
  { call, shop }: Pick<PageContext, 'call' | 'shop'>,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  const reason = reportReasons.find((each) => each === form.get('reason')) ?? 'offensive'
  try {
    await call('POST /svc_story/stories/{id}/reports', { params: { id }, body: { reason }, key: crypto.randomUUID() })
    return { to: `${storyPath(brandPaths(shop.brandSlug), id)}?reported=1#report` }
  } catch (error) {
    if (!isRefusalError(error) || error.status === 404) throw error
    return { status: error.status || 503, data: { kind: error.status === 429 ? 'busy' : 'failed' } }
  }
}

function readDraft(form: FormData): StoryDraft {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, maxDraft) : ''
  }
  const texts = Object.fromEntries(textFields.map((name) => [name, read(name)])) as Omit<StoryDraft, 'kind'>
  return { ...texts, kind: storyKinds.find((kind) => kind === read('kind')) ?? storyKinds[0] }
}

function problemsOf(draft: StoryDraft, files: readonly File[], hasConsent: boolean): StoryField[] {
  const isTooLong = (name: Exclude<(typeof textFields)[number], 'email'>) => draft[name].length > storyLimits[name]
  return [
    ...requiredFields.filter((name) => draft[name].trim() === '' || isTooLong(name)),
    ...(['place', 'gym'] as const).filter(isTooLong),
    ...(draft.email.trim() === '' || isEmail(draft.email.trim()) ? [] : (['email'] as const)),
    ...(files.length > storyLimits.photos ? (['photos'] as const) : []),
    ...(hasConsent ? [] : (['consent'] as const)),
  ]
}

/** Longer times make no difference. Capping them gives resubmissions of a story the same key. */
const longEnoughMs = 10_000

/** Without JavaScript, the time is unknown. */
function elapsedOf(form: FormData): { elapsedMs?: number } {
  const text = form.get('elapsed')
  const isTime = typeof text === 'string' && /^\d{1,9}$/.test(text)
  return isTime ? { elapsedMs: Math.min(Number(text), longEnoughMs) } : {}
}
