import { expect, it } from "vitest";
import { includedMeals } from "#domain/offer/includedMeals.ts";

it.each([
	[null, []],
	["", []],
	["조식 2인", ["BREAKFAST"]],
	["조식·석식 2인", ["BREAKFAST", "DINNER"]],
	["아침상 2인", ["BREAKFAST"]],
	["저녁 바비큐 2인", ["DINNER"]],
	["올인클루시브", ["BREAKFAST", "DINNER"]],
	["올 인클루시브", ["BREAKFAST", "DINNER"]],
	["All-inclusive", ["BREAKFAST", "DINNER"]],
	["allinclusive", ["BREAKFAST", "DINNER"]],
	["풀보드", ["BREAKFAST", "DINNER"]],
	["풀 보드", ["BREAKFAST", "DINNER"]],
	["하프보드", ["BREAKFAST", "DINNER"]],
	["하프 보드", ["BREAKFAST", "DINNER"]],
	["Half board", ["BREAKFAST", "DINNER"]],
	["fullboard", ["BREAKFAST", "DINNER"]],
	["American Breakfast", ["BREAKFAST"]],
	["조식 불포함", []],
	["식사 없음", []],
	["웰컴 드링크", []],
])("the meal text %j includes the meals %j [DEC-187]", (text, meals) => {
	expect(includedMeals(text)).toEqual(meals);
});
