import { consentProof } from '#domain/newsletters/consent-proof.ts'
import { siteSettings } from '#domain/sites.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { Subscriber } from '../newsletter-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.subscriber
const sourceText = (source: string) => texts.sources[source as keyof typeof texts.sources] ?? source

/** Renders the proof of consent: when, where, with which text, and its confirmation. */
export function ConsentBox({ subscriber: { listId, site, state, changes } }: { subscriber: Subscriber }) {
  if (state === 'unsubscribed') return <p className="small">{t.ended}</p>
  const proof = consentProof(changes.filter((change) => change.listId === listId))
  if (!proof) return <p className="small">{t.noConsent}</p>
  const { signedUpAt, source, textVersion, confirmation } = proof
  const confirmed = confirmation
    ? t.confirmedBy(formatDateTime(confirmation.at), sourceText(confirmation.source).toLowerCase())
    : state === 'pending'
      ? t.notConfirmed
      : t.notRequired
  const facts = [
    [t.signedUp, formatDateTime(signedUpAt)],
    [t.where, `${sourceText(source)}, ${siteSettings[site].title}`],
    [t.version, textVersion === null ? t.versionUnknown : String(textVersion)],
    [t.confirmed, confirmed],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
