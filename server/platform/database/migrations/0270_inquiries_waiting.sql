-- Few inquiries wait for an answer: inquiry_waiting finds them, and so few are sorted at once.
DROP INDEX inquiry_open;
