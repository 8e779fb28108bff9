-- Orders that were paid before this release: a job adds them to the reports in batches. The row is its position, and is
-- deleted at the end.
create table sales_fill (
  is_only boolean primary key default true check (is_only),
  after text not null
);
insert into sales_fill (after) select '' where exists (select from shop_order);
insert into outbox (topic, payload) select 'sales_fill', '{}' from sales_fill;

-- The default roles that get the new permission; the owner role is completed at each start.
update staff_role set permissions = array_append(permissions, 'reports.read')
where id in ('manager', 'finance') and not 'reports.read' = any (permissions);
