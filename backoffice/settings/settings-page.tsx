import './settings.css'
import { useRef } from 'react'
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { call } from '../call/call.ts'
import { FilterChoice } from '../kit/list/filter-choice.tsx'
import { useFilters } from '../kit/list/filters.ts'
import { SearchBox } from '../kit/list/search-box.tsx'
import { Page, Section } from '../kit/page.tsx'
import { Empty, Message } from '../kit/states.tsx'
import { countMissing, filterSettings, settingFilters, type StoreSettings } from './filter-settings.ts'
import { SettingItem } from './setting-item.tsx'
import { texts } from './texts/en.ts'

/** Returns the settings. */
export function loader(): Promise<StoreSettings> {
  return call('GET /svc_admin/settings', {}, { isFresh: true })
}

/** Skips reloading when only the filters change. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

/** Renders all settings with a search field and a filter. */
export function Component() {
  const { mode, groups } = useLoaderData<StoreSettings>()
  const [params, change] = useFilters()
  const search = useRef<HTMLInputElement>(null)
  const filter = settingFilters.find((each) => each === params.get('show')) ?? null
  const found = filterSettings(groups, filter, params.get('q') ?? '')
  const missing = countMissing(groups)
  return (
    <Page title={texts.title}>
      <Message tone={missing > 0 ? 'note' : 'ok'}>
        {mode === 'live' ? texts.mode.live : texts.mode.demo(missing)}
      </Message>
      <div className="settings__tools">
        <SearchBox label={texts.search} inputRef={search} />
        <FilterChoice
          label={texts.filter}
          value={filter ?? ''}
          options={[['', texts.all], ...settingFilters.map((each) => [each, texts.filters[each]] as const)]}
          onChange={(show) => change({ show })}
        />
      </div>
      {found.length === 0 && (
        <Empty text={texts.empty}>
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => change({ q: '', show: '' })}
          >
            {texts.clear}
          </button>
        </Empty>
      )}
      <div className="settings">
        {found.map(({ title, settings }) => (
          <Section key={title} title={title}>
            <ul>
              {settings.map((setting) => (
                <SettingItem key={setting.name} setting={setting} />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <p className="muted small">{texts.intro}</p>
    </Page>
  )
}
