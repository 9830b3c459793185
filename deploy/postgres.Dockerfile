# PostgreSQL, Patroni, pgBackRest and etcd of Debian, as the drill tries them: the same image is a database server or a voice in etcd.
# docker build -f deploy/postgres.Dockerfile -t meridian-postgres .

ARG BASE=debian:bookworm-slim
FROM ${BASE}
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql patroni pgbackrest etcd-server \
 && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 \
 && mkdir -p /data /backups && chown postgres:postgres /data /backups
COPY deploy/patroni/patroni.yml /etc/patroni/patroni.yml
ENV PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/15/bin \
    PATRONI_POSTGRESQL_DATA_DIR=/data/postgres \
    PATRONI_POSTGRESQL_PGPASS=/tmp/pgpass \
    PGBACKREST_PG1_PATH=/data/postgres \
    PGBACKREST_LOG_PATH=/tmp \
    PGBACKREST_LOCK_PATH=/tmp
VOLUME /data
USER postgres
STOPSIGNAL SIGTERM
CMD ["patroni", "/etc/patroni/patroni.yml"]
