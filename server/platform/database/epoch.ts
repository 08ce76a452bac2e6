/** Returns the SQL for a time in epoch milliseconds. */
export const epoch = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)::int8`;
