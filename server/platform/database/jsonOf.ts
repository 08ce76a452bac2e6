/** Returns the SQL for columns of the current row as a JSON object. */
export const jsonOf = (columns: string): string => `(SELECT to_jsonb(it) FROM (SELECT ${columns}) it)`;
