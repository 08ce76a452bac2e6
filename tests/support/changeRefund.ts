import type { ChangePrice } from "#domain/booking/changePrice.ts";
import { sumWon, type Won } from "#domain/shared/Won.ts";

/** The sum of all that comes back of a change. */
export const changeRefund = ({ back }: Pick<ChangePrice, "back">): Won =>
	sumWon([back.money, back.awesomeCash, back.welfarePoints, ...back.differences.map(({ amount }) => amount)]);
