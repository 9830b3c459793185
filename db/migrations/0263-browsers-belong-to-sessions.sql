-- A browser that is told of homes belongs to the session it was added in, or to the one that followed it there. Sessions that
-- ran out are forgotten three months after they were used last, and with them who was told there.
delete from push_devices where session_id is null;
alter table push_devices alter column session_id set not null;
alter table push_devices drop constraint push_devices_session_id_fkey;
alter table push_devices add constraint push_devices_session_id_fkey
  foreign key (session_id) references sessions on delete cascade;
comment on column push_devices.session_id is
  'In which it was switched on, or the one that followed: when that one is ended, or forgotten, the browser hears nothing more.';
