import * as z from "zod";

export const status = z.enum(["open", "closed"]).default("open");

export const visible = (length: number) => z.string().trim().min(1).max(length);

/** Lines of a description, none by default. */
export const lines = (length: number, most = 50) => z.array(visible(length)).max(most).default([]);
