-- Duty is not taken: nothing filled this table and nothing read it.
drop table tariff_rate;
