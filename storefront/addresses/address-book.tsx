import type { ReactNode } from 'react'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { useQuery } from '#storefront/browser/use-query.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { DeleteQuestion, FormSection, SavedPage } from '#storefront/widgets/saved-items-page.tsx'
import { StatusMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { AddressCard, AddressBookView } from './load-addresses.ts'

const to = '/account/address'

/** Renders the address book with the form that is open [ADDRESS-403]. */
export function AddressBook({ view, children }: { view: AddressBookView; children: ReactNode }) {
  const texts = useTexts('addresses')
  const { cards, form, removing, isFull } = view
  return (
    <SavedPage
      to={to}
      texts={texts}
      status={<BookStatus view={view} />}
      form={
        form && (
          <FormSection key={form.id ?? 'new'} title={form.id === null ? texts.addTitle : texts.editTitle}>
            {children}
          </FormSection>
        )
      }
      isFull={isFull}
      cards={cards.map((card) => ({
        id: card.id,
        card: <Card card={card} removing={removing?.id === card.id ? removing : null} />,
      }))}
    />
  )
}

function BookStatus({ view: { problem, shipsNowTo } }: { view: AddressBookView }) {
  const texts = useTexts('addresses')
  const formats = useFormats()
  const messages = useTexts('widgets/account/messages').addresses
  const { done, failed } = actionsOf('addresses').outcome(useQuery())
  const next = shipsNowTo === null ? '' : ` ${texts.shipsNowTo(formats.countryName(shipsNowTo))}`
  return (
    <StatusMessage
      done={done === null ? null : successText(messages[done].success) + next}
      wrong={failed === null ? textOfCode(texts.problems, problem) : messages[failed].failure}
    />
  )
}

function Card({ card, removing }: { card: AddressCard; removing: AddressBookView['removing'] }) {
  const texts = useTexts('addresses')
  const formats = useFormats()
  const { id, name, lines, countryId, telephone, isDefaultShipping, isDefaultBilling, isShippedTo } = card
  return (
    <article className="saved__card" aria-label={name}>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className="saved__marks">
          {isDefaultShipping && <span className="badge">{texts.shippingDefault}</span>}
          {isDefaultBilling && <span className="badge">{texts.billingDefault}</span>}
        </p>
      )}
      <address>
        {[...lines, formats.countryName(countryId)].map((line, index) => (
          <span key={`${index}-${line}`}>{line}</span>
        ))}
      </address>
      <p className="muted small">{texts.phone(telephone)}</p>
      {!isShippedTo && <p className="muted small">{texts.notShippedTo}</p>}
      {removing ? (
        <Sure removing={removing} />
      ) : (
        <div className="saved__actions">
          <Link className="link" to={`${to}?edit=${id}`} aria-label={texts.editOf(name)}>
            {texts.edit}
          </Link>
          <Link className="link" to={`${to}?remove=${id}#sure`} aria-label={texts.deleteOf(name)}>
            {texts.delete}
          </Link>
          {!isDefaultShipping && isShippedTo && (
            <Default id={id} op="default-shipping" label={texts.makeShippingOf(name)}>
              {texts.makeShipping}
            </Default>
          )}
          {!isDefaultBilling && (
            <Default id={id} op="default-billing" label={texts.makeBillingOf(name)}>
              {texts.makeBilling}
            </Default>
          )}
        </div>
      )}
    </article>
  )
}

function Default({ id, op, label, children }: { id: string; op: string; label: string; children: string }) {
  return (
    <PostForm to={to}>
      <input type="hidden" name="op" value={op} />
      <input type="hidden" name="address" value={id} />
      <button className="link" aria-label={label}>
        {children}
      </button>
    </PostForm>
  )
}

function Sure({ removing: { id, shipping, billing } }: { removing: NonNullable<AddressBookView['removing']> }) {
  const texts = useTexts('addresses')
  return (
    <DeleteQuestion
      to={to}
      field={{ name: 'address', value: id }}
      question={texts.sure}
      yes={texts.delete}
      no={texts.keep}
    >
      {texts.sureText} {shipping !== null && texts.nextShipping(shipping)}{' '}
      {billing !== null && texts.nextBilling(billing)}
    </DeleteQuestion>
  )
}
