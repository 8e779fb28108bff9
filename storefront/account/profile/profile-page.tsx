import type { ReactNode } from 'react'
import type { ActionArguments } from '#storefront/router/route.ts'
import { occupations } from '#domain/customers/profile.ts'
import { interests } from '#domain/customers/segments.ts'
import { Icon } from '#ui/icon.tsx'
import { fieldsOf, pageRoute, respond } from '#storefront/page/route/page-route.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { interestNames } from '#storefront/widgets/account/interest-names.ts'
import { profilePath, type ProfileView } from './load-profile.ts'
import { VerificationSection } from './verification.tsx'
import type { ProfileResult } from './save-profile.ts'

/** The page for name, interests, and occupation [ACCOUNT-012, ACCOUNT-411]. */
export const route = {
  ...pageRoute<ProfileView>({
    areas: ['account/profile', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-profile.ts')).loadProfile(context, page),
    View: Profile,
  }),
  action: async (args: ActionArguments) => {
    const [context, form] = [args.context, args.form]
    const proof = form.get('proof')
    if (proof instanceof File) return respond(await (await import('./send-proof.ts')).postProof(context, form, proof))
    const fields = fieldsOf(form)
    return respond(await (await import('./save-profile.ts')).saveProfile(context, fields))
  },
}

type Filled = ProfileResult['typed']

function Profile({ view }: { view: ProfileView }) {
  const texts = useTexts('account/profile')
  const messages = useTexts('widgets/account/messages')['about-me']
  const result = useActionResult<ProfileResult>()
  const isPosting = useIsPosting()
  const filled = result?.typed ?? view
  return (
    <AccountPage title={texts.title} lead={<p className="muted">{texts.lead}</p>} className="settings">
      <ActionStatus page="about-me" only={['save']} />
      <ProblemMessage text={result?.kind === 'failed' ? messages.save.failure : null} />
      <PostForm to={profilePath} className="profile">
        <input type="hidden" name="op" value="save" />
        <You filled={filled} rules={result?.rules ?? {}} />
        <Interests filled={filled} />
        <Choices id="occupations" title={texts.occupations.title} text={texts.occupations.text}>
          {occupations.map((each) => (
            <Chip key={each} name="occupations" value={each} isOn={filled.occupations.includes(each)}>
              {texts.occupations.names[each]}
            </Chip>
          ))}
        </Choices>
        <div className="settings__section">
          <div>
            <button className="button button--large" aria-busy={isPosting}>
              {isPosting ? texts.saving : texts.save}
            </button>
          </div>
        </div>
      </PostForm>
      <VerificationSection verification={view.verification} problem={view.proofProblem} />
    </AccountPage>
  )
}

function You({ filled, rules }: { filled: Filled; rules: ProfileResult['rules'] }) {
  const texts = useTexts('account/profile')
  const { you } = texts
  const problemOf = (name: string) => {
    const rule = rules[name]
    return rule && texts.rules[rule]
  }
  return (
    <section className="settings__section" aria-labelledby="you">
      <h2 className="h3" id="you">
        {you.title}
      </h2>
      <div className="form">
        <TextField
          name="firstname"
          label={you.firstname}
          width="c3"
          maxLength={80}
          autoComplete="given-name"
          defaultValue={filled.firstname}
        />
        <TextField
          name="lastname"
          label={you.lastname}
          width="c3"
          maxLength={80}
          autoComplete="family-name"
          defaultValue={filled.lastname}
        />
        <TextField
          name="telephone"
          label={you.telephone}
          type="tel"
          width="c3"
          maxLength={40}
          autoComplete="tel"
          problem={problemOf('telephone')}
          defaultValue={filled.telephone}
        />
        <Birthdate label={you.birthdate} value={filled.birthdate} problem={problemOf('birthdate')} />
        <TextField
          name="company"
          label={you.company}
          maxLength={80}
          autoComplete="organization"
          defaultValue={filled.company}
        />
      </div>
    </section>
  )
}

function Birthdate({ label, value, problem }: { label: string; value: string; problem: string | undefined }) {
  return (
    <div className={problem === undefined ? 'field c3' : 'field field--bad c3'}>
      <label htmlFor="birthdate">{label}</label>
      <input
        className="input"
        id="birthdate"
        name="birthdate"
        type="date"
        autoComplete="bday"
        defaultValue={value}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': 'birthdate-error' })}
      />
      {problem !== undefined && (
        <p className="field-error" id="birthdate-error" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
    </div>
  )
}

function Interests({ filled }: { filled: Filled }) {
  const texts = useTexts('account/profile').interests
  const names = interestNames(useShop().language)
  return (
    <Choices id="interests" title={texts.title} text={texts.text}>
      {interests.map((each) => (
        <Chip key={each} name="interests" value={each} isOn={filled.interests.includes(each)}>
          {names[each]}
        </Chip>
      ))}
      <div className="field profile__primary">
        <label htmlFor="primary">{texts.primary}</label>
        <select className="input" id="primary" name="primary" defaultValue={filled.primary ?? ''}>
          <option value="">{texts.automatic}</option>
          {interests.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </div>
    </Choices>
  )
}

function Choices({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="settings__section" aria-describedby={`${id}-text`}>
      <legend className="h3">{title}</legend>
      <p className="muted" id={`${id}-text`}>
        {text}
      </p>
      <div className="profile__chips">{children}</div>
    </fieldset>
  )
}

function Chip({ name, value, isOn, children }: { name: string; value: string; isOn: boolean; children: string }) {
  return (
    <label className="check profile__chip">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} /> {children}
    </label>
  )
}
