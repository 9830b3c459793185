-- The log stays append-only for replicating sessions too, which leave ordinary triggers out.
alter table audit_log enable always trigger audit_log_append_only;
