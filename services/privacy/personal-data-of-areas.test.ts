import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { personalDataOfAreas } from './personal-data-of-areas.ts'

const { db } = await openTestShop([])

/** Tables without personal data: catalog, content, rates, settings, counts, and texts by staff. */
const impersonal = `
  analytics_delivered analytics_pause analytics_visit_counted article article_picture article_version bought_counted bought_pair bought_product bulk_edit_change catalog_issue category category_translation chat_canned_answer customer_group data_mark experiment_counted
  experiment_result flag
  flag_client flag_setting foreign_host form group_price invoice_series job_decision list_wanted listing media_file media_use migration newsletter_export option_list page page_version path_change path_miss
  pickup_location popular_product post post_author price product product_category product_feed product_feed_part product_rating
  product_remap product_translation program_workout promotion promotion_watch rate_import rates_revision recipe redirect sales_fill sdk_key_use search_count search_outcome search_outcome_counted search_pin search_redirect
  search_synonym sellable shipping_campaign shipping_divisor shipping_freight_class shipping_limit shipping_live_rates
  shipping_origin shipping_price shipping_quote shipping_surcharge shipping_tax_rule shipping_zone similar_product stock store_process
  tag tariff_rate tax_no_nexus tax_rate tax_territory term_translation ticket_benefit uploaded_picture vat_number_check viewed_counted
  viewed_pair viewed_product webhook_endpoint webhook_secret withheld_price`
/** Tables that only reference an order, gift card, or payment by its number. */
const references = `
  audit_change exchange_difference exchange_order exchange_payment fulfilment_export gift_card_entry order_event packing_slip payment_event payment_stray paypal_agreement privacy_log reservation
  sale sale_line sale_tax`
/** Back office accounts, which do not belong to customers. */
const ofStaff = `
  bulk_edit event_export sdk_key staff_account staff_account_role staff_api_key staff_invitation staff_recovery_code staff_role staff_session
  staff_shop_pass stock_movement`
/** Hashes and tokens that a sweep deletes within a month. */
const shortLived = 'analytics_message counted_try login_delay payment_try used_captcha viewed_sighting wallet_payload'

const names = (text: string) => text.trim().split(/\s+/)
const tables = statement<{ name: string }>(
  'test.tables',
  `select table_name as name from information_schema.tables
   where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
)
const ofCustomers = statement<{ name: string }>(
  'test.tables-of-customers',
  `select distinct table_name as name from information_schema.columns
   where table_schema = 'public' and column_name in ('customer_id', 'email', 'recipient_email') order by 1`,
)

test('every table is either exported and cleared by an area, or is known to contain no personal data', async () => {
  const covered = personalDataOfAreas.flatMap((each) => each.tables)
  assert.deepEqual(covered.toSorted(), [...new Set(covered)].toSorted(), 'one area covers a table')
  const known = [
    ...covered,
    ...names(impersonal),
    ...names(references),
    ...names(ofStaff),
    ...names(shortLived),
  ].toSorted()
  assert.deepEqual(
    known,
    (await db.run(tables, [])).map(({ name }) => name),
    'a new table needs a place: tables of an area in its privacy-steps.ts, or a list of this test',
  )
})

test('every table with a customer id or an email address is covered by a privacy area, except staff tables and the deletion log', async () => {
  const covered = new Set(personalDataOfAreas.flatMap((each) => each.tables))
  const found = (await db.run(ofCustomers, [])).map(({ name }) => name)
  assert.ok(found.length > 20)
  assert.deepEqual(
    found.filter((name) => !covered.has(name)),
    ['privacy_log', 'staff_account', 'staff_invitation'],
  )
})
