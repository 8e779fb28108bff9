import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { chooseAll, type ConsentChoices } from '#domain/consent/choices.ts'
import { servicesInVersion } from '#domain/consent/listed-services.ts'
import type { PaymentService } from '#domain/consent/services.ts'
import { siteSettings } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { toasts } from '#storefront/shell/overlays/toast-store.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { loadTexts, textsOf } from '../../texts.ts'
import { documentListVersion } from '../tags/active-tags.ts'
import { currentConsent, saveChoices } from '../consent-state.ts'
import { ChoiceButtons, ChoiceFields } from '../choice-fields.tsx'
import { preferencesPath } from '../preferences-path.ts'
import { readChoices } from '../read-choices.ts'
import { serviceRows } from '../service-rows.ts'
import { ServiceTable } from '../service-table.tsx'
import { sheet } from './sheet-store.ts'

interface SheetContext {
  call: StoreCall
  shop: Shop
}

let place: HTMLElement | undefined
let opener: HTMLElement | null = null

/** Adds the sheet to the page. Idempotent. Focus returns to the opener. */
export async function attachSheet({ call, shop }: SheetContext, from: HTMLElement | null): Promise<void> {
  await loadTexts(shop.language, ['consent'])
  opener = from
  if (place) return
  place = document.createElement('div')
  // Placed after the skip links in the tab order, and never inside the page, because React replaces it.
  document.getElementById('root')!.before(place)
  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <CookieSheet call={call} />
    </ShopProvider>,
  )
}

function CookieSheet({ call }: Pick<SheetContext, 'call'>) {
  const { language } = useShop()
  const view = useSyncExternalStore(sheet.subscribe, sheet.current, () => 'closed' as const)
  const save = (choices: ConsentChoices) => {
    saveChoices(call, choices, 'banner')
    toasts.show({ text: textsOf(language, 'consent').saved })
    opener?.focus()
  }
  if (view === 'closed') return null
  return view === 'agreement' ? <Agreement onSave={save} /> : <Preferences call={call} onSave={save} />
}

interface ViewProps {
  onSave: (choices: ConsentChoices) => void
}

function Agreement({ onSave }: ViewProps) {
  const { site } = useShop()
  const texts = useTexts('consent')
  return (
    <section className="cookie-sheet" aria-labelledby="cookie-sheet">
      <div className="page-width cookie-sheet__agreement">
        <div>
          <h2 className="cookie-sheet__title" id="cookie-sheet">
            {texts.heading}
          </h2>
          <p className="small">{texts.ask[siteSettings[site].consentDefault]}</p>
        </div>
        <div className="consent-buttons">
          <button type="button" className="button button--line" onClick={() => onSave(chooseAll(true))}>
            {texts.acceptAll}
          </button>
          <button type="button" className="button button--line" onClick={() => onSave(chooseAll(false))}>
            {texts.rejectAll}
          </button>
          <button type="button" className="button button--line" onClick={() => sheet.show('preferences')}>
            {texts.preferences}
          </button>
        </div>
      </div>
    </section>
  )
}

function Preferences({ call, onSave }: ViewProps & Pick<SheetContext, 'call'>) {
  const { site } = useShop()
  const texts = useTexts('consent')
  const heading = useRef<HTMLHeadingElement>(null)
  const [state] = useState(() => currentConsent(site))
  useEffect(() => heading.current?.focus(), [])
  const close = () => {
    sheet.show(currentConsent(site).isChosen ? 'closed' : 'agreement')
    opener?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const choices = readChoices(new FormData(event.currentTarget, submitter))
    if (choices) onSave(choices)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // Escape closes without a choice.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="cookie-sheet cookie-sheet--open" aria-labelledby="cookie-sheet" onKeyDown={leave}>
      <div className="page-width">
        <div className="cookie-sheet__head">
          <h2 className="h3" id="cookie-sheet" ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          <button type="button" className="icon-button" onClick={close} aria-label={texts.close}>
            <Icon name="close" />
          </button>
        </div>
        <form onSubmit={submit}>
          <ChoiceFields state={state} />
          <ChoiceButtons />
        </form>
        <ServiceList call={call} />
      </div>
    </section>
  )
}

function ServiceList({ call }: Pick<SheetContext, 'call'>) {
  const { site } = useShop()
  const texts = useTexts('consent')
  const [payment, setPayment] = useState<readonly PaymentService[]>([])
  // The choice is saved with the document's list version, so the sheet shows the list of the same version.
  const [optional] = useState(() => servicesInVersion(documentListVersion()))
  useEffect(() => {
    call('GET /svc_ssr/consent/services', {}).then(
      (enabled) => setPayment(enabled.payment),
      // On failure, the list lacks only the payment services, which shoppers cannot turn off.
      () => {},
    )
  }, [call])
  return (
    <details className="cookie-sheet__list">
      <summary>{texts.list}</summary>
      <ServiceTable rows={serviceRows([...payment, ...optional], site, texts)} />
      <Link className="link" to={preferencesPath} data-page="">
        {texts.asPage}
      </Link>
    </details>
  )
}
