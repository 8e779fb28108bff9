-- Number of changes by outcome of a finished run, because counting up to 10,000 rows of each listed edit is slow.
alter table bulk_edit add column counts jsonb;

drop trigger audit on bulk_edit;
create trigger audit after insert or update on bulk_edit for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('bulk_edit', 'id', 'id', 'final', 'actor,request_key,request_fingerprint,counts');
