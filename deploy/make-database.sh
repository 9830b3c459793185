#!/bin/sh
# Makes Meridian's account and database on whichever server is the primary, where they are not there yet.
set -eu
ask() { psql -X -q -A -t -v ON_ERROR_STOP=1 -h balancer -U postgres "$@"; }
until [ "$(ask -c 'select not pg_is_in_recovery()' 2>/dev/null)" = t ]; do sleep 1; done
[ "$(ask -c "select 1 from pg_roles where rolname = 'meridian'")" = 1 ] ||
  ask -v password="$MERIDIAN_PASSWORD" <<'SQL'
create role meridian login password :'password' in role pg_read_all_stats;
SQL
[ "$(ask -c "select 1 from pg_database where datname = 'meridian'")" = 1 ] ||
  ask -c 'create database meridian owner meridian'
