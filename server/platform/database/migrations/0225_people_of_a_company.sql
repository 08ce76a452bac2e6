-- A company's people page by page, by their numbers.
CREATE INDEX member_of_company ON member (corp_code, member_id) WHERE corp_code IS NOT NULL;
DROP INDEX member_company;
