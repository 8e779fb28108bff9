import { Icon } from '#ui/icon.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { ChoiceButtons, ChoiceFields } from '../choice-fields.tsx'
import type { PreferencesView } from './load-preferences.ts'
import { preferencesPath } from '../preferences-path.ts'
import { serviceRows } from '../service-rows.ts'
import { ServiceTable } from '../service-table.tsx'

/** The page of cookie preferences, which works without JavaScript [CONSENT-002]. */
export const route = pageRoute<PreferencesView>(
  {
    areas: ['consent'],
    load: async (context, page) => (await import('./load-preferences.ts')).loadPreferences(context, page),
    View: PreferencesPage,
  },
  async (context, _, form) => (await import('./preferences-actions.ts')).savePreferences(context, form),
)

function PreferencesPage({ view: { state, enabled, isSaved } }: { view: PreferencesView }) {
  const { site } = useShop()
  const texts = useTexts('consent')
  return (
    <main id="main" className="page-width consent-page">
      <h1 className="h1 display">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      {isSaved && (
        <output className="message message--ok">
          <Icon name="check" /> <span>{texts.saved}</span>
        </output>
      )}
      <PostForm to={preferencesPath} key={JSON.stringify(state.choices)} className="consent-page__form">
        <ChoiceFields state={state} />
        <ChoiceButtons />
      </PostForm>
      <h2 className="h3">{texts.list}</h2>
      <ServiceTable rows={serviceRows(enabled, site, texts)} />
    </main>
  )
}
