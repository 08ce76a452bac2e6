-- What operators have taken down stays, for those who ask later what was promised.
ALTER TABLE banner ADD COLUMN published boolean NOT NULL DEFAULT true;
ALTER TABLE faq ADD COLUMN published boolean NOT NULL DEFAULT true;
ALTER TABLE event ADD COLUMN published boolean NOT NULL DEFAULT true;
-- The members of a company, when its contract ends.
CREATE INDEX member_company ON member (corp_code) WHERE corp_code IS NOT NULL;
