-- A code is tried by whoever asked for it: a browser is known by its cookie, a program without cookies by its network and client.
alter table auth_flows add column program_binding text;
comment on column auth_flows.program_binding is 'Hash of network and client of the program that asked; null for browsers.';
