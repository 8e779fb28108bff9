import './stories.css'
import { useEffect, useRef } from 'react'
import type { ActionArguments } from '#storefront/router/route.ts'
import { Icon } from '#ui/icon.tsx'
import { storyKinds, storyLimits } from '#domain/stories/story.ts'
import { pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import type { StoryDraft, StoryField, StoryResult } from './story-actions.ts'

interface SubmitView {
  isSent: boolean
  isTooLarge: boolean
}

/** The story form, which browsers post with its photos [INDEX-005]. */
export const route = {
  ...pageRoute<SubmitView>({
    areas: ['stories'],
    load: async ({ shop, knows }, { url }) => {
      knows('sent', 'problem')
      const { formHead } = await import('./load-stories.ts')
      const { searchParams: query } = url
      return {
        head: formHead(shop),
        view: { isSent: query.has('sent'), isTooLarge: query.get('problem') === 'photos_too_large' },
      }
    },
    View: SubmitPage,
  }),
  action: async (args: ActionArguments) => {
    const { submitStory } = await import('./story-actions.ts')
    return respond(await submitStory(args.context, args.form))
  },
}

const empty: StoryDraft = { firstName: '', place: '', gym: '', title: '', text: '', email: '', kind: storyKinds[0] }

function SubmitPage({ view: { isSent, isTooLarge } }: { view: SubmitView }) {
  const texts = useTexts('stories')
  const result = useActionResult<StoryResult>()
  const action = usePath(useBrandPaths().storyForm)
  const message = useRef<HTMLParagraphElement>(null)
  const openedAt = useRef(0)
  const elapsed = useRef<HTMLInputElement>(null)
  useEffect(() => {
    openedAt.current = performance.now()
    message.current?.focus()
  }, [])
  // Bots fill in a form within a second.
  const noteTime = () => {
    elapsed.current!.value = String(Math.round(performance.now() - openedAt.current))
  }
  if (isSent && !result) return <Sent />
  const { draft = empty, fields: bad = [], kind } = result ?? {}
  const problem = kind === undefined ? (isTooLarge ? 'photo_too_large' : null) : kind
  return (
    <main id="main" className="page-width stories">
      <header className="stories__head">
        <h1 className="h1 display">{texts.formTitle}</h1>
        <p>{texts.formLead}</p>
      </header>
      <form
        className="form stories__form"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        onSubmit={noteTime}
      >
        <input type="hidden" name="elapsed" ref={elapsed} />
        {problem !== null && (
          <p className="message message--bad" role="alert" tabIndex={-1} ref={message}>
            <Icon name="alert" /> {texts.problems[problem]}
          </p>
        )}
        <Line name="firstName" draft={draft} bad={bad} required autoComplete="given-name" />
        <Line name="place" draft={draft} bad={bad} />
        <Line name="gym" draft={draft} bad={bad} />
        <div className="field">
          <label htmlFor="kind">{texts.fields.kind}</label>
          <select className="input" id="kind" name="kind" defaultValue={draft.kind}>
            {storyKinds.map((each) => (
              <option key={each} value={each}>
                {texts.kinds[each]}
              </option>
            ))}
          </select>
        </div>
        <Line name="title" draft={draft} bad={bad} required />
        <Story draft={draft} isBad={bad.includes('text')} />
        <Line name="email" type="email" draft={draft} bad={bad} autoComplete="email" hint={texts.emailHint} />
        <Photos isBad={bad.includes('photos')} />
        <Consent isBad={bad.includes('consent')} />
        <div className="stories__trap" aria-hidden="true">
          <label>
            {texts.trap}
            <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="small muted">{texts.readFirst}</p>
        <div>
          <button className="button button--large">{texts.send}</button>
        </div>
      </form>
    </main>
  )
}

function Sent() {
  const texts = useTexts('stories')
  const { stories } = useBrandPaths()
  return (
    <main id="main" className="page-width stories">
      <h1 className="h1 display">{texts.formTitle}</h1>
      <output className="message message--ok">
        <Icon name="check" /> {texts.sent}
      </output>
      <p>
        <Link className="link" to={stories}>
          {texts.allStories}
        </Link>
      </p>
    </main>
  )
}

interface LineProps {
  name: 'firstName' | 'place' | 'gym' | 'title' | 'email'
  draft: StoryDraft
  bad: readonly StoryField[]
  type?: 'text' | 'email'
  required?: boolean
  autoComplete?: string
  hint?: string
}

function Line({ name, draft, bad, type = 'text', required = false, autoComplete, hint }: LineProps) {
  const texts = useTexts('stories')
  const isBad = bad.includes(name)
  const described = [isBad && `${name}-problem`, hint !== undefined && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label htmlFor={name}>
        {texts.fields[name]}
        {!required && name !== 'email' && <span className="muted"> ({texts.optional})</span>}
      </label>
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        maxLength={name === 'email' ? 320 : storyLimits[name]}
        required={required}
        autoComplete={autoComplete}
        defaultValue={draft[name]}
        aria-invalid={isBad}
        aria-describedby={described === '' ? undefined : described}
      />
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {isBad && <Problem name={name} />}
    </div>
  )
}

function Story({ draft, isBad }: { draft: StoryDraft; isBad: boolean }) {
  const texts = useTexts('stories')
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label htmlFor="text">{texts.fields.text}</label>
      <textarea
        className="input"
        id="text"
        name="text"
        rows={10}
        maxLength={storyLimits.text}
        required
        defaultValue={draft.text}
        aria-invalid={isBad}
        aria-describedby={isBad ? 'text-hint text-problem' : 'text-hint'}
      />
      <p className="hint" id="text-hint">
        {texts.textHint(storyLimits.text)}
      </p>
      {isBad && <Problem name="text" />}
    </div>
  )
}

function Photos({ isBad }: { isBad: boolean }) {
  const texts = useTexts('stories')
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label htmlFor="photos">
        {texts.fields.photos} <span className="muted">({texts.optional})</span>
      </label>
      <input
        className="input"
        id="photos"
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        aria-invalid={isBad}
        aria-describedby={isBad ? 'photos-hint photos-problem' : 'photos-hint'}
      />
      <p className="hint" id="photos-hint">
        {texts.photosHint(storyLimits.photos)}
      </p>
      {isBad && <Problem name="photos" />}
    </div>
  )
}

function Consent({ isBad }: { isBad: boolean }) {
  const texts = useTexts('stories')
  return (
    <div className={isBad ? 'field field--bad' : 'field'}>
      <label className="check">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-invalid={isBad}
          aria-describedby={isBad ? 'consent-problem' : undefined}
        />
        <span>{texts.consent}</span>
      </label>
      {isBad && <Problem name="consent" />}
    </div>
  )
}

function Problem({ name }: { name: Exclude<StoryField, 'kind'> }) {
  const texts = useTexts('stories')
  return (
    <p className="field-error" id={`${name}-problem`}>
      <Icon name="alert" /> {texts.fieldProblems[name]}
    </p>
  )
}
