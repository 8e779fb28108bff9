import { useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { Empty, ProblemBox } from '../states.tsx'
import { texts } from '../texts/en.ts'
import { useFilters } from './filters.ts'
import type { ListColumn } from './list-column.ts'
import { SearchBox } from './search-box.tsx'
import { SelectionBar, useSelection } from './selection.tsx'
import { TableRows } from './table-rows.tsx'
import { TabsInView } from './rows/tabs-in-view.tsx'
import { useListKeys } from './use-list-keys.ts'
import { usePages, type ListPage } from './use-pages.ts'
import { ViewMenu } from './view-menu.tsx'
import { useViewSettings } from './view-settings.ts'

interface DataListProps<Row> {
  /** Name under which this browser stores the columns and row height. */
  name: string
  label: string
  columns: readonly ListColumn<Row>[]
  first: ListPage<Row>
  load: (before: string) => Promise<ListPage<Row>>
  idOf: (row: Row) => string
  linkOf: (row: Row) => string
  searchLabel?: string
  /** Saved views, which are above the tabs. */
  views?: ReactNode
  /** Controls before the search field. */
  tabs?: ReactNode
  filters?: ReactNode
  /** URL parameters that 'Clear filters' removes. */
  filterNames: readonly string[]
  empty: { text: string; filtered: string }
  /** Buttons for the selected rows. If missing, rows cannot be selected. */
  selectionActions?: (ids: readonly string[]) => ReactNode
}

const features = tableFeatures({ columnVisibilityFeature })

/** Renders a list with URL filters and pages loaded on demand. Renders only rows near the viewport. */
export function DataList<Row extends object>(props: DataListProps<Row>) {
  const { columns, first, idOf, linkOf, selectionActions } = props
  const pages = usePages(first, props.load)
  const view = useViewSettings(props.name)
  const searchRef = useRef<HTMLInputElement>(null)
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const scrollToRef = useRef<(index: number) => void>(() => {})
  const selection = useSelection(pages.rows.map(idOf))
  const [{ hidden, density }] = view
  const definitions = useMemo(
    () => columns.map(({ id, title }): ColumnDef<typeof features, Row> => ({ id, header: title, enableHiding: true })),
    [columns],
  )
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const table = useTable({
    features,
    columns: definitions,
    data: pages.rows as Row[],
    getRowId: idOf,
    state: { columnVisibility },
  })
  const shown = table.getVisibleLeafColumns().map(({ id }) => columns.find((column) => column.id === id)!)
  useListKeys({
    count: pages.rows.length,
    bodyRef,
    searchRef,
    scrollTo: (index) => scrollToRef.current(index),
    toggle: (index) => selectionActions && selection.toggle(idOf(pages.rows[index]!)),
  })
  return (
    <div className={`list list--${density}`}>
      {props.views}
      <ListToolbar {...props} searchRef={searchRef} view={view} />
      {selectionActions && selection.ids.length > 0 && (
        <SelectionBar count={selection.ids.length} onClear={selection.clear}>
          {selectionActions(selection.ids)}
        </SelectionBar>
      )}
      {pages.rows.length === 0 ? (
        <NoRows names={props.filterNames} empty={props.empty} />
      ) : (
        <TableRows
          label={props.label}
          rows={table.getRowModel().rows.map(({ original }) => original)}
          columns={shown}
          idOf={idOf}
          linkOf={linkOf}
          selection={selectionActions ? selection : null}
          bodyRef={bodyRef}
          scrollToRef={scrollToRef}
        />
      )}
      <ListEnd pages={pages} />
    </div>
  )
}

interface ToolbarProps<Row> extends Pick<
  DataListProps<Row>,
  'tabs' | 'filters' | 'searchLabel' | 'filterNames' | 'columns'
> {
  searchRef: RefObject<HTMLInputElement | null>
  view: ReturnType<typeof useViewSettings>
}

function ListToolbar<Row>({ tabs, filters, searchLabel, filterNames, columns, searchRef, view }: ToolbarProps<Row>) {
  const [params, change] = useFilters()
  const isFiltered = filterNames.some((name) => params.has(name))
  return (
    <>
      <TabsInView>{tabs}</TabsInView>
      <div className="list__tools">
        {searchLabel !== undefined && <SearchBox label={searchLabel} inputRef={searchRef} />}
        {filters}
        {isFiltered && (
          <button
            type="button"
            className="text-button"
            onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, ''])))}
          >
            {texts.list.clear}
          </button>
        )}
        <ViewMenu columns={columns.filter(({ isFixed }) => !isFixed)} view={view} />
      </div>
    </>
  )
}

function NoRows({ names, empty }: { names: readonly string[]; empty: { text: string; filtered: string } }) {
  const [params, change] = useFilters()
  if (!names.some((name) => params.has(name))) return <Empty text={empty.text} />
  return (
    <Empty text={empty.filtered}>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => change(Object.fromEntries(names.map((name) => [name, ''])))}
      >
        {texts.list.clear}
      </button>
    </Empty>
  )
}

function ListEnd({ pages }: { pages: ReturnType<typeof usePages> }) {
  const { rows, next, isLoading, problem, loadMore } = pages
  if (problem) return <ProblemBox problem={problem} onRetry={loadMore} />
  return (
    <div className="list__end">
      <output className="muted small">
        {next === null ? texts.list.end(rows.length) : texts.list.loaded(rows.length)}
      </output>
      {next !== null && (
        <button
          type="button"
          className="button button--line button--small"
          aria-disabled={isLoading}
          onClick={loadMore}
        >
          {isLoading ? texts.list.loadingMore : texts.list.more}
        </button>
      )}
    </div>
  )
}
