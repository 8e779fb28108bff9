-- What staff decided about background jobs. The job queue's own tables are not audited.
create table job_decision (
  id bigint generated always as identity primary key,
  job_id bigint not null,
  name text not null,
  decision text not null check (decision in ('retry', 'discard')),
  decided_at timestamptz not null default now()
);

create trigger audit after insert on job_decision for each row
  when (current_setting('ironwright.actor', true) <> '')
  execute function audit_row('background_job', 'id', 'job_id', 'final', '', 'decided_at');

-- Default roles that get the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'jobs.write')
where id = 'manager' and not 'jobs.write' = any (permissions);
