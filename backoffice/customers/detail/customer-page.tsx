import { useState } from 'react'
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { History } from '#backoffice/audit/history.tsx'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDate } from '#backoffice/kit/format/dates.ts'
import { Badge, Page, Section } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Profile } from '../customer-types.ts'
import { texts as drafts } from '#backoffice/draft-orders/texts/en.ts'
import { texts } from '../texts/en.ts'
import { AddressesBox, CardsBox, ContactBox, MoreBox } from './customer-boxes.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { loadCustomer, type LoadedCustomer } from './load-customer.ts'
import { LoginsBox } from './logins-box.tsx'
import { NotesBox } from './notes-box.tsx'
import { OrdersBox } from './orders-box.tsx'
import { PrivacyBox } from './privacy-box.tsx'

const t = texts.detail

/** Returns a customer with the changes made by staff. */
export function loader({ params }: LoaderFunctionArgs): Promise<LoadedCustomer> {
  return loadCustomer(params['id']!)
}

/** Renders a customer: orders, notes, logins, data, and the available actions. */
export function Component() {
  const { profile, groups, site, history } = useLoaderData<LoadedCustomer>()
  const [isEditing, setEditing] = useState(false)
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('customers.write')
  const mayDelete = useHasPermission('privacy.write')
  const reload = () => void revalidate()
  const link = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_admin/customers/{id}/password-link', { params: { id: String(profile.id) }, key }),
    done: t.passwordLinkSent,
    onDone: reload,
  })
  return (
    <Page
      title={`${profile.firstname} ${profile.lastname}`.trim() || t.unnamed}
      parent={{ to: '/customers', title: texts.title }}
      badges={<Badges profile={profile} />}
      actions={
        <>
          <CreateOrderLink profile={profile} />
          {mayWrite && (
            <>
              <button
                type="button"
                className="button button--line button--small"
                aria-disabled={link.isBusy}
                onClick={link.submit}
              >
                {t.actions.passwordLink}
              </button>
              <button type="button" className="button button--small" onClick={() => setEditing(true)}>
                {t.actions.edit}
              </button>
            </>
          )}
        </>
      }
    >
      <p className="order__placed muted small">{t.joined(profile.id, formatDate(profile.createdAt))}</p>
      {link.problem && <Message tone="bad">{problemText(link.problem, texts.refusals)}</Message>}
      <div className="order">
        <div className="stack">
          <OrdersBox profile={profile} />
          <NotesBox profile={profile} onDone={reload} />
          <LoginsBox profile={profile} onDone={reload} />
          {history && (
            <Section title={t.history}>
              <History entries={history} empty={t.noHistory} onUndone={reload} />
            </Section>
          )}
        </div>
        <div className="stack">
          <ContactBox profile={profile} groups={groups} />
          <AddressesBox profile={profile} />
          <CardsBox profile={profile} />
          <MoreBox profile={profile} />
          {mayDelete && <PrivacyBox profile={profile} site={site} onDone={reload} />}
        </div>
      </div>
      {isEditing && (
        <EditDialog
          profile={profile}
          groups={groups}
          onClose={() => setEditing(false)}
          onDone={() => {
            setEditing(false)
            reload()
          }}
        />
      )}
    </Page>
  )
}

function Badges({ profile }: { profile: Profile }) {
  const { badges } = t
  return (
    <>
      {profile.deletionAt !== null && <Badge tone="bad">{badges.deletion}</Badge>}
      {profile.lockedUntil !== null && <Badge tone="warn">{badges.locked}</Badge>}
      {!profile.isEmailConfirmed && <Badge tone="plain">{badges.unconfirmed}</Badge>}
    </>
  )
}

function CreateOrderLink({ profile: { email, firstname, lastname } }: { profile: Profile }) {
  if (!useHasPermission('quotes.write')) return null
  const customer = new URLSearchParams({ email, firstname, lastname }).toString()
  return (
    <Link className="button button--line button--small" to={`/draft-orders/new?${customer}`}>
      {drafts.create}
    </Link>
  )
}
