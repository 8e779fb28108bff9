-- Name of the staff member or key; empty for a version from files.
alter table page_version add column author text not null default '';
