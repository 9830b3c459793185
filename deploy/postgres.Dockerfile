# PostgreSQL, Patroni and etcd of Debian, as the drill tries them: the same image is a database server or a voice in etcd.
# docker build -f deploy/postgres.Dockerfile -t meridian-postgres .

FROM debian:bookworm-slim
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql patroni etcd-server \
 && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 \
 && mkdir -p /data && chown postgres:postgres /data
COPY deploy/patroni/patroni.yml /etc/patroni/patroni.yml
ENV PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/15/bin \
    PATRONI_POSTGRESQL_DATA_DIR=/data/postgres \
    PATRONI_POSTGRESQL_PGPASS=/tmp/pgpass
VOLUME /data
USER postgres
STOPSIGNAL SIGTERM
CMD ["patroni", "/etc/patroni/patroni.yml"]
