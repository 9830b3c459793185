-- What a picture looks like in 64 bits, so that the same picture is known again after it was scaled or saved anew.
alter table media_files add column fingerprint bit(64);
comment on column media_files.fingerprint is 'Perceptual hash (differences of neighbours); few differing bits mean the same picture. Null until it is reckoned.';
create index media_files_without_fingerprint on media_files (sha256) where fingerprint is null;
