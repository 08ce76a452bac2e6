import { type Won, won } from "#domain/shared/Won.ts";

/** The amounts a headline is made of: those of a stay's cheapest plan or of one plan. Null = kept back or unknown. */
export interface HeadlineAmounts {
	readonly publicAmount: Won | null;
	readonly memberAmount: Won | null;
	readonly listPrice: Won | null;
}

/** Who looks at a price. */
export interface PriceViewer {
	/** Pays the member price. */
	readonly isSpecialMember: boolean;
	/** Could come to pay it; corporate members never do, so that it is no offer to them. */
	readonly canPayMemberPrice: boolean;
}

export interface HeadlineFigures {
	/** For the whole stay and all rooms: what this viewer pays. */
	readonly total: Won;
	/** One night of one room on average, rounded down to 1 won: what price filters compare. [DEC-058] */
	readonly averageNight: Won;
	/** '어썸 회원가', the second line for viewers who do not pay it but could; null when it is no better. */
	readonly memberTotal: Won | null;
	/** Struck through; null when it is not higher than the total. */
	readonly listTotal: Won | null;
}

/** The amount this viewer pays: special members the member price, everybody else the public one. [DEC-077] */
export const viewerAmount = (
	{ publicAmount, memberAmount }: Pick<HeadlineAmounts, "publicAmount" | "memberAmount">,
	isSpecialMember: boolean,
): Won | null => (isSpecialMember ? memberAmount : publicAmount);

/**
 * The figures of a price headline; null when the price is unknown or kept back. The total leads, never a price the viewer
 * does not pay. [DEC-077, DEC-179]
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

/** Whether this viewer sees no amounts: member-only prices are kept from logged-out visitors. [DEC-091] */
export const isAmountHidden = (isForMembersOnly: boolean, isLoggedIn: boolean): boolean =>
	isForMembersOnly && !isLoggedIn;
