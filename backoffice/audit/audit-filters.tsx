import { useFilters } from '../kit/list/filters.ts'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { texts } from './texts/en.ts'

/** URL parameters of the audit log filters. */
export const auditFilterNames = ['staff', 'type', 'id'] as const

/** Object types in the audit log, as named by the table triggers. */
const objectTypes = [
  'analytics_delivery',
  'api_key',
  'article',
  'article_author',
  'article_picture',
  'article_tag',
  'background_job',
  'bulk_edit',
  'chat',
  'chat_answer',
  'customer',
  'customer_group',
  'draft_order',
  'event_export',
  'form',
  'flag',
  'form_entry',
  'category',
  'link_list',
  'media_file',
  'newsletter',
  'newsletter_export',
  'option_list',
  'order',
  'page',
  'payment_link',
  'print_catalog',
  'product',
  'product_remap',
  'promotion',
  'quote',
  'rate_import',
  'redirect',
  'return',
  'review',
  'role',
  'saved_view',
  'sdk_key',
  'search_pin',
  'search_redirect',
  'search_synonym',
  'shipment',
  'staff',
  'staff_invitation',
  'story',
  'webhook',
  'webhook_delivery',
] as const

/** Renders the audit log filters. */
export function AuditFilters({ staff }: { staff: readonly { id: string; name: string }[] }) {
  const [, change, params] = useFilters()
  return (
    <div className="list__tools">
      {staff.length > 0 && (
        <FilterChoice
          label={texts.staff}
          value={params.get('staff') ?? ''}
          options={[['', texts.allStaff], ...staff.map(({ id, name }) => [id, name] as const)]}
          onChange={(value) => change({ staff: value })}
        />
      )}
      <FilterChoice
        label={texts.objectType}
        value={params.get('type') ?? ''}
        options={[['', texts.allObjects], ...objectTypes.map((type) => [type, type.replaceAll('_', ' ')] as const)]}
        onChange={(value) => change({ type: value })}
      />
      <form
        key={params.get('id')}
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault()
          const id = new FormData(event.currentTarget).get('id')
          change({ id: typeof id === 'string' ? id.trim() : '' })
        }}
      >
        <input
          className="input"
          name="id"
          type="search"
          aria-label={texts.objectId}
          placeholder={texts.objectId}
          defaultValue={params.get('id') ?? ''}
        />
      </form>
    </div>
  )
}
