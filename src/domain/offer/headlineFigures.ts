import { type Won, won } from "#domain/shared/Won.ts";

/** The amounts a price headline is based on: those of a stay's cheapest plan, or of one plan. Null means hidden or unknown. */
export interface HeadlineAmounts {
	readonly publicAmount: Won | null;
	readonly memberAmount: Won | null;
	readonly listPrice: Won | null;
}

/** The attributes of a viewer that determine prices. */
export interface PriceViewer {
	/** Whether the viewer pays the member price. */
	readonly isSpecialMember: boolean;
	/** Whether the viewer could become eligible for the member price; corporate members never can, so it is not offered to them. */
	readonly canPayMemberPrice: boolean;
}

export interface HeadlineFigures {
	/** What this viewer pays for the whole stay and all rooms. */
	readonly total: Won;
	/** Average price per room and night, rounded down to 1 won; price filters compare this value. [DEC-058] */
	readonly averageNight: Won;
	/** '어썸 회원가', the second line for viewers who do not pay the member price but could; null when it is not lower. */
	readonly memberTotal: Won | null;
	/** List price, shown struck through; null when it is not higher than the total. */
	readonly listTotal: Won | null;
}

/** Returns the amount this viewer pays: the member price for special members, the public price for everyone else. [DEC-077] */
export const viewerAmount = (
	{ publicAmount, memberAmount }: Pick<HeadlineAmounts, "publicAmount" | "memberAmount">,
	isSpecialMember: boolean,
): Won | null => (isSpecialMember ? memberAmount : publicAmount);

/**
 * Returns the figures of a price headline; null when the price is unknown or hidden. The headline price is the total, never a price the
 * viewer does not pay. [DEC-077, DEC-179]
 * @param roomNights nights of all rooms together
 */
export function headlineFigures(
	amounts: HeadlineAmounts,
	roomNights: number,
	{ isSpecialMember, canPayMemberPrice }: PriceViewer,
): HeadlineFigures | null {
	const total = viewerAmount(amounts, isSpecialMember);
	if (total === null) return null;
	const { memberAmount, listPrice } = amounts;
	return {
		total,
		averageNight: won(Math.floor(total / Math.max(1, roomNights))),
		memberTotal: canPayMemberPrice && memberAmount !== null && memberAmount < total ? memberAmount : null,
		listTotal: listPrice !== null && listPrice > total ? listPrice : null,
	};
}

/** Whether prices are hidden from this viewer: member-only prices are hidden from logged-out visitors. [DEC-091] */
export const isAmountHidden = (isForMembersOnly: boolean, isLoggedIn: boolean): boolean =>
	isForMembersOnly && !isLoggedIn;
