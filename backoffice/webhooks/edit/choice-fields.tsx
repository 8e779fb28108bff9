import { useId, type ReactNode } from 'react'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { useSession } from '#backoffice/frame/use-me.ts'
import { sites as allSites, siteSettings, type Site } from '#domain/sites.ts'
import { webhookEvents, webhookEventTypes, type WebhookEventType } from '#domain/webhooks/events.ts'
import { texts } from '../texts/en.ts'

const t = texts.edit

/** A webhook's fields as entered. */
export interface Draft {
  url: string
  description: string
  events: WebhookEventType[]
  sites: Site[]
  isEnabled: boolean
}

/** Returns a new webhook for all of the staff member's sites. */
export function emptyDraft(sites: readonly Site[]): Draft {
  return { url: '', description: '', events: [], sites: [...sites], isEnabled: true }
}

interface ChoiceFieldsProps {
  draft: Draft
  problems: { events?: string | undefined; sites?: string | undefined }
  onChange: (draft: Draft) => void
}

/** Renders the selection of events and sites. */
export function ChoiceFields({ draft, problems, onChange }: ChoiceFieldsProps) {
  const { me } = useSession()
  return (
    <>
      <Choices legend={t.events} error={problems.events}>
        {webhookEventTypes.map((type) => (
          <CheckField
            key={type}
            label={webhookEvents[type].title}
            checked={draft.events.includes(type)}
            onChange={() => onChange({ ...draft, events: toggled(webhookEventTypes, draft.events, type) })}
          />
        ))}
      </Choices>
      <Choices legend={t.sites} error={problems.sites}>
        {me.sites.map((site) => (
          <CheckField
            key={site}
            label={siteSettings[site].title}
            checked={draft.sites.includes(site)}
            onChange={() => onChange({ ...draft, sites: toggled(allSites, draft.sites, site) })}
          />
        ))}
      </Choices>
    </>
  )
}

function Choices({ legend, error, children }: { legend: string; error: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <fieldset className="checks" aria-describedby={error && id}>
        <legend>{legend}</legend>
        {children}
      </fieldset>
      {error && (
        <p id={id} className="field__error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** Adds or removes a value. The selected values have the same order as all values. */
function toggled<T>(all: readonly T[], chosen: readonly T[], value: T): T[] {
  return all.filter((each) => chosen.includes(each) !== (each === value))
}
