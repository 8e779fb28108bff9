import { eventTypes, proposeUrlKey } from '#domain/registry/registry.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import type { StepView } from './load-step.ts'
import type { StepResult } from './step-actions.ts'
import { registryStepPath } from '#domain/registry/steps.ts'
import { UrlKeyField } from './url-key-field.tsx'

interface AboutStepProps {
  view: StepView
  result: StepResult | undefined
}

export function AboutStep({ view, result }: AboutStepProps) {
  const texts = useTexts('registry')
  const { id, about, customKey } = view
  const stored = { firstname: view.firstname, lastname: view.lastname, ...about, title: view.title }
  const valueOf = (name: keyof NonNullable<typeof about>) => result?.values[name] ?? stored[name] ?? ''
  const required = { required: true, autoComplete: 'off' }
  return (
    <PostForm to={registryStepPath(id, 'about')} key={view.load} className="form">
      <input type="hidden" name="op" value="about" />
      <TextField name="title" label={texts.created} defaultValue={valueOf('title')} maxLength={100} {...required} />
      <EventType value={valueOf('eventType') || 'wedding'} />
      <div className="field">
        <label htmlFor="about-date">{texts.eventDate}</label>
        <input
          className="input"
          id="about-date"
          type="date"
          name="eventDate"
          required
          aria-invalid={result?.problem === 'date' || undefined}
          defaultValue={valueOf('eventDate')}
        />
      </div>
      <TextField
        name="firstname"
        label={texts.firstname}
        defaultValue={valueOf('firstname')}
        maxLength={40}
        {...required}
      />
      <TextField
        name="lastname"
        label={texts.lastname}
        defaultValue={valueOf('lastname')}
        maxLength={40}
        {...required}
      />
      <TextField
        name="coRegistrant"
        label={`${texts.coRegistrant} (${texts.optional})`}
        defaultValue={valueOf('coRegistrant')}
        maxLength={80}
        autoComplete="off"
      />
      <div className="field">
        <label htmlFor="about-message">
          {texts.message} <span className="muted">({texts.optional})</span>
        </label>
        <textarea
          className="input"
          id="about-message"
          name="message"
          rows={3}
          maxLength={1000}
          defaultValue={valueOf('message')}
        />
      </div>
      <UrlKeyField
        value={result?.values['urlKey'] ?? customKey ?? ''}
        stored={customKey}
        proposal={proposeUrlKey(view.title)}
        linkStart={view.linkStart}
        problem={result?.problem === 'key' || result?.problem === 'taken' ? result.problem : null}
      />
      <div className="row">
        <button className="button">{texts.saveAndGoOn}</button>
        <Link className="link" to={registryStepPath(id)}>
          {texts.finishLater}
        </Link>
      </div>
    </PostForm>
  )
}

function EventType({ value }: { value: string }) {
  const texts = useTexts('registry')
  return (
    <div className="field">
      <label htmlFor="about-type">{texts.eventType}</label>
      <select className="input" id="about-type" name="eventType" defaultValue={value}>
        {eventTypes.map((type) => (
          <option key={type} value={type}>
            {texts.eventTypes[type]}
          </option>
        ))}
      </select>
    </div>
  )
}
