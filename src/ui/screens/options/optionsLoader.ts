import type { LoaderFunctionArgs } from "react-router";
import { useCases } from "#application/tokens.ts";
import { choiceKind, readPieces, readPlanChoice } from "#domain/offer/planAddress.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { appContext } from "#ui/app/AppState.ts";
import { readId } from "#ui/app/readId.ts";
import { type OptionsSnapshot, optionProblem } from "./OptionsViewModel.ts";

/** Loads the plan in the address, priced for its dates, guests and rooms (DEC-015, DEC-159). */
export async function loadOption({ params, request, context }: LoaderFunctionArgs): Promise<OptionsSnapshot> {
	const stayId = readId(params.idx);
	const { use, environment } = context.get(appContext);
	const { searchParams } = new URL(request.url);
	const read = (key: string) => searchParams.get(key);
	const { today } = environment;
	const condition = readSearchQuery(read, today, defaultDates(today));
	const named = readPlanChoice(read);
	// Correcting invalid dates may change the kind of booking.
	const bookingKind = choiceKind(readPieces(read), condition);
	const choice = named && bookingKind && { ...named, bookingKind };
	if (!choice) return { stayId, choice: null, condition, option: null, problem: "notFound" };
	const answer = await use(useCases.viewOption).execute(
		{ stayId, choice, condition },
		{ signal: request.signal },
	);
	return answer.ok
		? { stayId, choice, condition, option: answer.value, problem: null }
		: { stayId, choice, condition, option: null, problem: optionProblem(answer.error) };
}
