-- When the quote was declined or canceled; its files are deleted a month later.
alter table quote add column closed_at timestamptz;
update quote set closed_at = now() where state in ('declined', 'cancelled');
