import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import type { Group, Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

interface BoxProps {
  profile: Profile
}

/** Renders the customer's email, phone, company, group, and verification. */
export function ContactBox({ profile, groups }: BoxProps & { groups: readonly Group[] }) {
  const { email, telephone, company, groupId, verification } = profile
  return (
    <Section title={t.contact}>
      <p className="small">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Facts
        facts={[
          [t.phone, telephone && <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>],
          [t.company, company],
          [t.groupLabel, groups.find(({ id }) => id === groupId)?.name],
          [t.verification, verification && <VerificationText verification={verification} />],
        ]}
      />
    </Section>
  )
}

function VerificationText({ verification: { kind, state } }: { verification: { kind: string; state: string } }) {
  const text = `${t.verificationKinds[kind] ?? kind}, ${t.verificationStates[state] ?? state}`
  return state === 'pending' ? <Link to="/customers/verifications">{text}</Link> : text
}

/** Renders the saved addresses and marks the defaults. */
export function AddressesBox({ profile: { addresses } }: BoxProps) {
  return (
    <Section title={t.addresses}>
      {addresses.length === 0 && <p className="muted small">{t.noAddresses}</p>}
      <ul className="customer-list">
        {addresses.map(({ id, site, lines, isDefaultShipping, isDefaultBilling }) => (
          <li key={id}>
            <address className="address">
              {lines.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </address>
            <span className="row row--tight">
              <Badge tone="plain">{siteSettings[site].title}</Badge>
              {isDefaultShipping && <Badge tone="note">{t.shipping}</Badge>}
              {isDefaultBilling && <Badge tone="note">{t.billing}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders the saved cards. */
export function CardsBox({ profile: { cards } }: BoxProps) {
  return (
    <Section title={t.payment}>
      {cards.length === 0 && <p className="muted small">{t.noCards}</p>}
      <ul className="customer-list">
        {cards.map(({ site, brand, last4, month, year }, index) => (
          <li key={index}>
            {t.card(brand, last4, month, year)} <span className="muted">{siteSettings[site].title}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Renders the customer's lists, programs, tickets, newsletters, and passkeys. Omits empty ones. */
export function MoreBox({ profile }: BoxProps) {
  const { lists, programs, tickets, newsletters, passkeys } = profile
  const count = (value: number) => (value === 0 ? null : value)
  const facts: readonly Fact[] = [
    [t.carts, count(lists.carts)],
    [t.wishlists, count(lists.wishlists)],
    [t.registries, count(lists.registries)],
    [t.quotes, count(lists.quotes)],
    [t.programs, programs.map(programText).join('; ')],
    [t.tickets, tickets.map(({ eventId, status }) => `${eventId} (${status})`).join('; ')],
    [t.newsletters, newsletters.map(({ site, listId }) => `${site} ${listId}`).join('; ')],
    [t.passkeys, count(passkeys)],
  ]
  if (!facts.some(([, value]) => Boolean(value))) return null
  return (
    <Section title={t.more}>
      <Facts facts={facts} />
    </Section>
  )
}

function programText({ name, status, renewalOn }: Profile['programs'][number]): string {
  return renewalOn === null ? `${name} (${status})` : `${name} (${status}, ${formatDate(`${renewalOn}T12:00`)})`
}

type Fact = readonly [label: string, value: ReactNode]

/** Renders rows with a label and a value. Omits rows without a value. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([label, value]) =>
          Boolean(value) && (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
