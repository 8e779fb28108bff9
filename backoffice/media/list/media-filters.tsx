import { mediaKinds } from '#domain/media/library/media-file.ts'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { uploaderFilter } from './media-query.ts'

const t = texts.list.filters

/** Renders the media list's filters. */
export function MediaFilters({ uploaders }: { uploaders: readonly string[] }) {
  const [, change, params] = useFilters()
  const choices = [
    {
      name: 'kind',
      label: t.kind,
      options: [['', t.anyKind], ...mediaKinds.map((kind) => [kind, texts.kinds[kind]] as const)],
    },
    {
      name: 'use',
      label: t.use,
      options: [
        ['', t.anyUse],
        ['used', t.used],
        ['unused', t.unused],
      ],
    },
    {
      name: 'text',
      label: t.text,
      options: [
        ['', t.anyText],
        ['missing', t.noText],
      ],
    },
    {
      name: 'source',
      label: t.source,
      options: [
        ['', t.anySource],
        ...uploaders.map((name) => [uploaderFilter(name), name] as const),
        ['import', t.imports],
        ['demo', t.demo],
      ],
    },
  ] as const
  return choices.map(({ name, label, options }) => (
    <FilterChoice
      key={name}
      label={label}
      value={params.get(name) ?? ''}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  ))
}
