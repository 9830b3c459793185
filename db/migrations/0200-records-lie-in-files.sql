-- A record as it came lies in the kept file; a second copy of each cost a third of an import and was never read.
alter table source_records drop column raw;
alter table source_records reset (toast_tuple_target);
