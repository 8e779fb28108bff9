-- What a customer records of a workout. Outlines are replaced as a whole, so week and day are not references.
create table program_workout_entry (
  subscription_id uuid not null references program_subscription on delete cascade,
  week integer not null check (week > 0),
  day integer not null check (day between 1 and 7),
  done_at timestamptz,
  note text not null check (length(note) <= 1000),
  score text not null check (length(score) <= 80),
  primary key (subscription_id, week, day),
  check (done_at is not null or note <> '' or score <> '')
);
