import { preferencesPath } from '#storefront/consent/preferences-path.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { ContrastToggle } from '#storefront/shell/header/contrast-toggle.tsx'
import { newsletterTexts } from '#storefront/shell/newsletters/texts/newsletters.ts'
import { UnitsToggle } from '#storefront/shell/footer/units-toggle.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { PasswordField } from '#storefront/widgets/password-field.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import type { TextsOf } from '#storefront/texts.ts'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { PrivacySection } from '../privacy/privacy-section.tsx'
import { EmailSection } from './email-section.tsx'
import { settingsPath, type DeviceView, type SettingsView } from './load-settings.ts'
import { PasskeySection } from './passkey-section.tsx'
import type { SettingsResult } from './settings-actions.ts'
import { SectionStatus } from './section-status.tsx'
import { FoldedForm, SettingsSection as Section } from './settings-section.tsx'

/** The account settings page [ACCOUNT-015, ACCOUNT-414]. */
export const route = pageRoute<SettingsView>(
  {
    areas: [
      'account/settings',
      'widgets/account/messages',
      'account/email',
      'account/passkeys',
      'account/privacy',
      'widgets/account',
    ],
    load: async (context, page) => (await import('./load-settings.ts')).loadSettings(context, page),
    View: Settings,
  },
  async (context, _, form) => (await import('./settings-actions.ts')).changeSettings(context, form),
)

function Settings({ view }: { view: SettingsView }) {
  const texts = useTexts('account/settings')
  const result = useActionResult<SettingsResult>()
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="settings">
      <SectionStatus actions={['email', 'password']} />
      <ProblemMessage text={result ? problemOf(result, texts.problems) : null} />
      <EmailSection
        key={`${view.done} email`}
        email={view.email}
        result={result?.kind === 'email' ? result : undefined}
      />
      <PasswordSection key={view.done} result={result} view={view} />
      <PasskeySection
        key={`${view.done} passkeys`}
        passkeys={view.passkeys}
        result={result?.kind === 'passkey' ? result : undefined}
      />
      <DeviceSection devices={view.devices} />
      <NewsletterSection view={view} />
      <Section id="preferences" title={texts.preferences.title}>
        <ul className="settings__links">
          <li>
            <Link className="link" to={preferencesPath}>
              {texts.preferences.cookies}
            </Link>
          </li>
          <li>
            <a className="link" href="#storefronts">
              {texts.preferences.region}
            </a>
          </li>
          <li>
            <UnitsToggle />
          </li>
          <li>
            <ContrastToggle />
          </li>
        </ul>
      </Section>
      <PrivacySection
        key={`${view.done} privacy`}
        email={view.email}
        privacy={view.privacy}
        result={result?.kind === 'privacy' ? result : undefined}
      />
    </AccountPage>
  )
}

function PasswordSection({ result, view }: { result: SettingsResult | undefined; view: SettingsView }) {
  const texts = useTexts('account/settings').password
  const isPosting = useIsPosting('op', 'password')
  const problem = result?.kind === 'weak' ? texts.weak(result.problem, result.least, result.most) : undefined
  const shared = { show: texts.show, hide: texts.hide }
  return (
    <Section id="password-title" title={texts.title} text={texts.text}>
      <FoldedForm summary={texts.save} isOpen={result !== undefined && isAboutPassword(result)}>
        <PostForm to={settingsPath} className="form">
          <input type="hidden" name="op" value="password" />
          <input type="hidden" name="key" value={view.key} />
          {/* Tells password managers whose password changes. */}
          <input type="hidden" name="username" autoComplete="username" defaultValue={view.email} />
          <PasswordField
            {...shared}
            name="current"
            label={texts.current}
            problem={result?.kind === 'wrong' ? texts.wrong : undefined}
          />
          <PasswordField {...shared} isNew label={texts.next} hint={texts.hint} problem={problem} />
          <div>
            <button className="button" aria-busy={isPosting}>
              {isPosting ? texts.saving : texts.save}
            </button>
          </div>
        </PostForm>
      </FoldedForm>
    </Section>
  )
}

function DeviceSection({ devices }: { devices: readonly DeviceView[] }) {
  const texts = useTexts('account/settings').devices
  return (
    <Section id="devices" title={texts.title} text={texts.text}>
      <SectionStatus actions={['device', 'devices']} />
      <ul className="settings__devices">
        {devices.map((each) => (
          <li key={each.id}>
            <Device device={each} />
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <PostForm to={settingsPath}>
          <input type="hidden" name="op" value="devices" />
          <button className="button button--line">{texts.endOthers}</button>
        </PostForm>
      )}
    </Section>
  )
}

function Device({ device: { id, device, site, seenAt, isCurrent } }: { device: DeviceView }) {
  const texts = useTexts('account/settings').devices
  const formats = useFormats()
  const name = texts.on(device || texts.unknown, site)
  return (
    <>
      <div>
        <p>
          {name} {isCurrent && <span className="badge">{texts.current}</span>}
        </p>
        <p className="muted small">{texts.seen(formats.date(Date.parse(seenAt)))}</p>
      </div>
      {!isCurrent && (
        <PostForm to={settingsPath} keepsScroll>
          <input type="hidden" name="op" value="device" />
          <input type="hidden" name="device" value={id} />
          <button className="link" aria-label={texts.endOf(name)}>
            {texts.end}
          </button>
        </PostForm>
      )}
    </>
  )
}

function NewsletterSection({ view: { email, newsletters } }: { view: SettingsView }) {
  const texts = useTexts('account/settings').newsletters
  const { lists } = newsletterTexts(useShop().language)
  const on = newsletters.filter(({ isOn }) => isOn)
  return (
    <Section id="newsletters" title={texts.title} text={texts.text(email)}>
      <SectionStatus actions={['newsletters', 'leave-all']} isStale={(op) => op === 'leave-all' && on.length > 0} />
      <PostForm to={settingsPath} className="form" key={on.map(({ key }) => key).join()}>
        <div className="settings__lists">
          {newsletters.map(({ key, isOn }) => (
            <label className="check" key={key}>
              <input type="checkbox" name="newsletters" value={key} defaultChecked={isOn} /> {lists[key]}
            </label>
          ))}
        </div>
        <div className="row">
          <button className="button" name="op" value="newsletters">
            {texts.save}
          </button>
          {on.length > 0 && (
            <button className="link" name="op" value="leave-all">
              {texts.leaveAll}
            </button>
          )}
        </div>
      </PostForm>
    </Section>
  )
}

function isAboutPassword({ kind }: SettingsResult): boolean {
  return kind === 'wrong' || kind === 'weak' || kind === 'missing'
}

/** Wrong and weak passwords are reported next to their fields. */
function problemOf(result: SettingsResult, problems: TextsOf<'account/settings'>['problems']): string | null {
  if (result.kind === 'busy') return problems.busy(Math.ceil(result.seconds / 60))
  return result.kind === 'missing' ? problems.missing : null
}
