import * as z from "zod";
import { hasTextLength } from "#domain/shared/hasTextLength.ts";
import { oneLine } from "#domain/shared/oneLine.ts";

export const status = z.enum(["open", "closed"]).default("open");

export const visible = (length: number) =>
	z
		.string()
		.trim()
		.min(1)
		.max(length)
		.refine((text) => hasTextLength(text, { min: 1, max: length }), "보이는 글자가 없습니다.");

/** A name or a title on one line: mails, lists and links show it within a line of their own. */
export const title = (length: number) => z.string().transform(oneLine).pipe(visible(length));

/** Lines of a description, none by default. */
export const lines = (length: number, most = 50) => z.array(visible(length)).max(most).default([]);
