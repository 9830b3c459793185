-- The texts that came with Meridian began with an empty line, which nobody wrote and editors saw.
update content_versions set body = regexp_replace(body, '^([ \t]*\r?\n)+', '') where body ~ '^[ \t]*\r?\n';
