-- The goods must be sent within 30 days after this moment.
alter table rma add column approved_at timestamptz;
update rma set approved_at = changed_at where state = 'approved';
