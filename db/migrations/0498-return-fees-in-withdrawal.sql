-- Returns on EUR and GBR within 14 days of delivery pay no fee. Requests that are still open were stored before this rule,
-- and their deliveries are not known here as the rule counts them, so that all of them lose their fee.
update rma_item item set fee_percent = 0
from rma
where rma.number = item.rma_number
  and rma.site in ('EUR', 'GBR')
  and rma.state in ('requested', 'approved', 'in_transit', 'received')
  and item.fee_percent > 0;
