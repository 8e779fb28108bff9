import type { ConsentChoices } from '#domain/consent/choices.ts'
import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useActionResult } from '#storefront/widgets/post-form.tsx'
import { ChoiceButtons, ChoiceFields } from '../choice-fields.tsx'
import type { PreferencesView } from './load-preferences.ts'
import { preferencesPath } from '../preferences-path.ts'
import { serviceRows } from '../service-rows.ts'
import { ServiceTable } from '../service-table.tsx'

/** The cookie preferences page, which works without JavaScript [CONSENT-002]. */
export const route = pageRoute<PreferencesView>(
  {
    areas: ['consent'],
    load: async (context, page) => (await import('./load-preferences.ts')).loadPreferences(context, page),
    View: PreferencesPage,
  },
  async (context, _, form) => (await import('./preferences-actions.ts')).savePreferences(context, form),
)

function PreferencesPage({ view: { state, enabled, version, isSaved } }: { view: PreferencesView }) {
  const { site } = useShop()
  const texts = useTexts('consent')
  const unsaved = useActionResult<ConsentChoices>()
  const shown = unsaved ? { ...state, choices: unsaved } : state
  return (
    <main id="main" className="page-width consent-page">
      <h1 className="h1 display">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      {isSaved && (
        <output className="message message--ok">
          <Icon name="check" /> <span>{texts.saved}</span>
        </output>
      )}
      {unsaved && (
        <p className="message message--bad" role="alert">
          <Icon name="alert" /> <span>{texts.notSaved}</span>
        </p>
      )}
      <PostForm to={preferencesPath} key={JSON.stringify(shown.choices)} className="consent-page__form">
        <input type="hidden" name="version" value={version} />
        <ChoiceFields state={shown} />
        <ChoiceButtons />
      </PostForm>
      <h2 className="h3">{texts.list}</h2>
      <ServiceTable rows={serviceRows(enabled, site, texts)} />
    </main>
  )
}
