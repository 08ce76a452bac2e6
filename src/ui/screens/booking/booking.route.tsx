import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useCases } from "#application/tokens.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { PlanChoice } from "#domain/booking/BookingRequest.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { choiceKind, readPieces } from "#domain/offer/planAddress.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { readSearchQuery, searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { appContext } from "#ui/app/AppState.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { BookingScreen } from "./BookingScreen.tsx";
import type { BookingSnapshot } from "./BookingViewModel.ts";

export const handle: ScreenHandle = {
	shell: innerShell({ title: bookingFormCopy.title }),
	callsAtOnce: true,
};

const ids = /^[^,\s/]+(,[^,\s/]+){0,4}$/;
const whole = /^[1-9]\d{0,9}$/;

/** Parses the plan from the address; null if a part is missing or malformed (DEC-016, DEC-057). */
function readChoice(productIdx: string, query: URLSearchParams, today: StayDate): PlanChoice | null {
	const condition = readSearchQuery((name) => query.get(name), today, defaultDates(today));
	const pieces = readPieces((name) => query.get(name));
	const bookingKind = choiceKind(pieces, condition);
	const read = (name: string): string => {
		const text = query.get(name) ?? "";
		return ids.test(text) && text.length <= 300 ? text : "";
	};
	const [accommodations, rooms, ratePlan] = [read("accoms"), read("rooms"), read("rateplan")];
	const promotion = query.get("promotionIdx") ?? "";
	if (!whole.test(productIdx) || !bookingKind || !accommodations || !rooms || !ratePlan) return null;
	return {
		plan: {
			stayId: Number(productIdx),
			bookingKind,
			accommodations,
			rooms,
			ratePlan,
			promotionId: whole.test(promotion) ? Number(promotion) : null,
		},
		terms: pieces === null ? condition : { ...condition, rooms: pieces },
	};
}

/**
 * For members only. The server renders the plan and its price; personal data, coupons and points are loaded in the browser, so that the
 * document contains none of them (DEC-029).
 * @throws A redirect to the login without a session, or a 503 if the member could not be looked up.
 */
export async function loader(args: LoaderFunctionArgs): Promise<BookingSnapshot> {
	requireMember(args);
	const { request, context, params } = args;
	const url = new URL(request.url);
	const { environment, use } = context.get(appContext);
	const { today } = environment;
	const productIdx = params.productIdx ?? "";
	const condition = readSearchQuery((name) => url.searchParams.get(name), today, defaultDates(today));
	const choice = readChoice(productIdx, url.searchParams, today);
	// In the browser the screen is shown at once and loads the plan together with everything else.
	const plan = import.meta.env.SSR && choice ? await use(useCases.viewPlan).execute(choice, request) : null;
	return {
		choice,
		stay: plan?.ok ? plan.value : null,
		address: url.pathname + url.search,
		stayPath: whole.test(productIdx)
			? `${addresses.stay.to(productIdx)}?${searchQueryWithRooms(condition)}`
			: "/search",
	};
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
	currentUrl.href !== nextUrl.href;

export function Component() {
	return <BookingScreen snapshot={useLoaderData<BookingSnapshot>()} />;
}
