-- Freight carriers can have one number for several packages of an order. Within a package it still names one parcel.
drop index shipment_of_carrier;
create unique index shipment_of_carrier on shipment (order_id, package_number, carrier, tracking_number)
  where tracking_number <> '';
