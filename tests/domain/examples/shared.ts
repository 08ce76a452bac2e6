import { weekdayLabels } from "#domain/shared/dateForms.ts";
import { type StayDate, stayDateOf, weekday } from "#domain/shared/StayDate.ts";
import { readText } from "./readInput.ts";

/** A rule of the worked examples: maps the input as written to a value or a text. */
export type Rule = (input: string) => unknown;

export type Rules = Readonly<Record<string, Rule>>;

export const accepted =
	(isRight: (text: string) => boolean): Rule =>
	(input) =>
		isRight(readText(input)) ? "accepted" : "rejected";

export const number = (text: string): number => Number(text);
export const flag = (text: string): boolean => text === "true";
export const day = (text: string): StayDate => stayDateOf(readText(text).replace(/\(.\)$/, ""));
export const dayAfterWord = (input: string): StayDate => day(input.split(" ").at(-1) ?? "");
export const withWeekday = (date: StayDate): string => `${date}(${weekdayLabels[weekday(date)]})`;

/** Runs a rule that logs; returns its result and the last message it logged. */
export function logged<T>(run: (log: (message: string) => void) => T): { value: T; log: string | null } {
	let log: string | null = null;
	const value = run((message) => {
		log = message;
	});
	return { value, log };
}
