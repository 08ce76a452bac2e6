import { type Meal, meals } from "#domain/search/stayFilters.ts";

const words: Readonly<Record<Meal, RegExp>> = {
	BREAKFAST:
		/조식|아침|브런치|조·석식|올\s?인클루시브|풀\s?보드|하프\s?보드|breakfast|all.?inclusive|(?:full|half).?board/i,
	DINNER: /석식|저녁|디너|올\s?인클루시브|풀\s?보드|하프\s?보드|dinner|all.?inclusive|(?:full|half).?board/i,
};

const denial = /불포함|미포함|없음|제외|not included/i;

/** Returns the meals that a plan's description says are included, e.g. '조식·석식 2인'; empty when it mentions none or says they are excluded. */
export function includedMeals(text: string | null): readonly Meal[] {
	if (text === null || denial.test(text)) return [];
	return meals.filter((meal) => words[meal].test(text));
}
