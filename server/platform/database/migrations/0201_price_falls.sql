-- When the wishes of a member who agreed to advertising are looked through next, and what was told last of a wished price that fell.
ALTER TABLE member ADD COLUMN falls_due_at timestamptz NOT NULL DEFAULT 'epoch';
CREATE INDEX member_falls_due ON member (falls_due_at) WHERE marketing_agree;
ALTER TABLE wish ADD COLUMN told_total int CHECK (told_total >= 0);
